import { expect as plainExpect, type Page } from '@playwright/test'
import { hintTexts } from '../../src/features/translation/admin/texts/hints'
import { violations } from '../helpers/accessibility'
import { signIn } from '../helpers/admin-panel'
import { openView } from '../helpers/admin-record'
import { openEditorClient } from '../helpers/editor-client'
import { test } from '../helpers/own-site'
import { paragraph, richText } from '../helpers/rich-text'

test.use({ siteName: 'forms' })

// Every step asks the site, which other tests keep busy.
const expect = plainExpect.configure({ timeout: 60_000 })

const feature = { title: 'Concerte', description: 'Seri de muzică pentru toată lumea.' }

/** A project that nobody has translated yet. */
const project = {
  ...{ title: 'Muzica', catchphrase: 'Sunete care rămân cu noi', slug: 'muzica-indicii' },
  ...{ feature1: feature, feature2: feature, feature3: feature, feature4: feature },
  ...{ accent: 'travel', order: 960, stage: 'construction', _status: 'draft' },
  description: richText(paragraph('Ascultăm împreună.'), paragraph('Și cântăm, cine vrea.')),
}

/** What is shown beside a field about its text. */
function findHint({ page, field }: { page: Page; field: string }) {
  return page
    .locator('.field-type', { has: page.locator(field) })
    .getByRole('group', { name: hintTexts.group.en })
    .last()
}

test('a form says beside each field what is to be done about its text', async ({ page, site }) => {
  test.setTimeout(240_000)
  const editor = await openEditorClient(site)
  const id = await editor.create({ collection: 'projects', locale: 'ro', data: project })
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/translations/hints')) calls.push(request.url())
  })
  await signIn({ page, site })
  await openView({ page, site, path: `/admin/collections/projects/${id}?locale=en` })

  const title = findHint({ page, field: '#field-title' })
  await expect(title).toContainText('Missing')
  expect(calls).toHaveLength(1)
  const summary = title.getByText(hintTexts.source.en)
  await summary.focus()
  await page.keyboard.press('Enter')
  await expect(title.getByText('Muzica')).toBeVisible()
  await expect(title.getByText('Muzica')).toHaveAttribute('lang', 'ro')
  const address = await title.getByRole('link', { name: hintTexts.open.en }).getAttribute('href')
  expect(address).toContain(encodeURIComponent(`collection:projects:${id}:title`))
  const description = page
    .locator('[data-field-path="description"]')
    .getByRole('group', { name: hintTexts.group.en })
  await expect(description).toContainText('Missing: 2 paragraphs')

  // After a save the hints are those of what was saved.
  const catchphrase = findHint({ page, field: '#field-catchphrase' })
  await page.locator('#field-catchphrase').fill('Sounds that stay with the')
  await expect(catchphrase).toContainText('Cut off')
  await page.locator('#field-catchphrase').fill('Sounds that stay with us')
  await expect(catchphrase).toBeHidden()
  await expect(title).toContainText('Missing')

  await page.setViewportSize({ width: 390, height: 844 })
  const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(isWider).toBe(false)
  await editor.close()
})

test('hints are readable for everybody', async ({ page, site }) => {
  test.setTimeout(240_000)
  const editor = await openEditorClient(site)
  const data = { ...project, slug: 'muzica-tuturor', order: 961 }
  const id = await editor.create({ collection: 'projects', locale: 'ro', data })
  await signIn({ page, site })
  await openView({ page, site, path: `/admin/collections/projects/${id}?locale=ru` })
  const groups = page.getByRole('group', { name: hintTexts.group.en })
  await expect(groups.first()).toBeVisible()
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('details')) one.open = true
  })
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    found.push(...(await violations(page, { within: '[role="group"]' })))
  }
  expect(found).toEqual([])
  await editor.close()
})
