import { expect as plainExpect, type Page } from '@playwright/test'
import type { Locale } from '../../src/i18n/locales'
import { signIn } from '../helpers/admin-panel'
import { moveToTrash, notices, openView } from '../helpers/admin-record'
import { openEditorClient } from '../helpers/editor-client'
import { test } from '../helpers/own-site'
import { expectPublicStatus, expectPublicText } from '../helpers/public-text'

// Of an editor's week the days with many texts and with old ones; editor-journeys has the others.

test.use({ siteName: 'forms' })

// Every step asks the site, which other tests keep busy.
const expect = plainExpect.configure({ timeout: 60_000 })

test.beforeEach(() => test.setTimeout(240_000))

const timeline = 'timeline-entries'

function textBox(page: Page) {
  return page.getByRole('textbox', { name: /Text in English/ })
}

/** Writes into the open text, which the desk has loaded in place of the one before. */
async function write({ page, over, text }: { page: Page; over: RegExp; text: string }) {
  const source = page.getByRole('region', { name: /^Source text/ })
  await expect(source.getByText(over).first()).toBeVisible()
  await expect(textBox(page)).toHaveValue('')
  await textBox(page).fill(text)
}

test('a missing text is found from the dashboard, written and public', async ({
  page,
  request,
  site,
}) => {
  const client = await openEditorClient(site)
  const data = { date: '2031-05-01T12:00:00.000Z', title: 'Primul festival', _status: 'published' }
  const content = 'Ne-am întâlnit cu toții pentru prima oară.'
  const id = await client.create({ collection: timeline, locale: 'ro', data: { ...data, content } })
  const english = { title: 'The first festival', _status: 'published' }
  await client.saveDraft({ path: `/api/${timeline}/${id}`, locale: 'en', data: english })

  await signIn({ page, site })
  await openView({ page, site, path: '/admin' })
  await page
    .getByRole('list', { name: 'English' })
    .getByRole('link', { name: /^Missing/ })
    .click()
  await page.waitForURL(/\/translations\/list\?.*state=missing/)
  await page.getByRole('row').filter({ hasText: content }).getByRole('link').first().click()
  const translated = 'For the first time we all met.'
  await write({ page, over: /Ne-am întâlnit cu toții/, text: translated })
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: /\S/ }).first()).toBeVisible()
  await expect
    .poll(() => client.readDraft({ path: `/api/${timeline}/${id}`, locale: 'en' }))
    .toMatchObject({ content: translated })
  await client.close()
  await expectPublicText({ request, path: '/en/about', text: translated })
})

test('twelve texts are translated in one go at the desk', async ({ page, site }) => {
  const client = await openEditorClient(site)
  const months = ['01', '02', '03', '04', '05', '06']
  const ids = new Map<string, number>()
  for (const month of months) {
    const data = {
      date: `2032-${month}-01T12:00:00.000Z`,
      title: `Atelierul din luna ${month}`,
      content: `Am lucrat împreună toată luna ${month}.`,
      _status: 'published',
    }
    ids.set(month, await client.create({ collection: timeline, locale: 'ro', data }))
  }
  await signIn({ page, site })
  const query = `locale=en&container=${timeline}&state=missing&q=luna`
  await openView({ page, site, path: `/admin/translations/list?${query}` })
  await expect(page.getByRole('main').locator('tbody tr')).toHaveCount(12)
  await page.getByRole('main').locator('tbody tr').first().getByRole('link').first().click()
  const source = page
    .getByRole('region', { name: /^Source text/ })
    .getByRole('paragraph')
    .first()
  for (let count = 1; count <= 12; count += 1) {
    await expect(textBox(page)).toHaveValue('')
    const romanian = (await source.textContent()) ?? ''
    const month = /\d\d/.exec(romanian)?.[0] ?? ''
    const isTitle = romanian.startsWith('Atelierul')
    const text = isTitle ? `Workshop of month ${month}` : `We worked together all month ${month}.`
    await textBox(page).fill(text)
    await page.getByRole('button', { name: 'Approve and next' }).click()
    if (count < 12) await expect(source).not.toHaveText(romanian)
  }
  for (const [month, id] of ids) {
    await expect
      .poll(() => client.readDraft({ path: `/api/${timeline}/${id}`, locale: 'en' }))
      .toMatchObject({
        title: `Workshop of month ${month}`,
        content: `We worked together all month ${month}.`,
      })
  }
  await client.close()
})

/** A project that is public in Romanian. */
async function makeProject(options: { slug: string; site: Parameters<typeof signIn>[0]['site'] }) {
  const client = await openEditorClient(options.site)
  const locale: Locale = 'ro'
  const text = { title: 'Titlu', description: 'Descriere' }
  const id = await client.create({
    collection: 'projects',
    locale,
    data: {
      ...{ title: 'Proiect', catchphrase: 'Deviza de la început.', slug: options.slug },
      ...{ accent: 'cinema', stage: 'construction', order: 980, _status: 'published' },
      ...{ feature1: text, feature2: text, feature3: text, feature4: text },
    },
  })
  return { client, id }
}

test('an old version is restored, published and public again', async ({ page, request, site }) => {
  const { client, id } = await makeProject({ slug: 'versiuni', site })
  const path = '/ro/proj/versiuni'
  await expectPublicText({ request, path, text: 'Deviza de la început.' })
  const data = { catchphrase: 'Deviza greșită.' }
  await client.publish({ path: `/api/projects/${id}`, locale: 'ro', data })
  await client.close()
  await expectPublicText({ request, path, text: 'Deviza greșită.' })

  await signIn({ page, site })
  const form = `/admin/collections/projects/${id}`
  await openView({ page, site, path: `${form}/versions?locale=ro` })
  await page.getByRole('main').locator('tbody tr').last().getByRole('link').first().click()
  await page.waitForURL(/\/versions\/\d+/)
  await page.getByRole('button', { name: 'Restore this version' }).click()
  await page.locator('#confirm-action').click()
  await page.waitForURL((url) => url.pathname === form)
  await expect(page.locator('#field-catchphrase')).toHaveValue('Deviza de la început.')
  // It comes back as a draft, as the dialog said.
  await page.locator('#action-save').click()
  await expect(notices(page).filter({ hasText: /^Published/ })).toBeVisible()
  await expectPublicText({ request, path, text: 'Deviza de la început.' })
})

test('a record is brought back from the trash as a draft and published', async ({
  page,
  request,
  site,
}) => {
  const { client, id } = await makeProject({ slug: 'din-cos', site })
  const path = '/ro/proj/din-cos'
  await expectPublicStatus({ request, path, status: 200 })
  await signIn({ page, site })
  const form = `/admin/collections/projects/${id}`
  await openView({ page, site, path: `${form}?locale=ro` })
  await moveToTrash(page)
  await expectPublicStatus({ request, path, status: 404 })

  await openView({ page, site, path: `/admin/collections/projects/trash/${id}?locale=ro` })
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await page.locator('#confirm-action').click()
  await expect(notices(page)).toContainText('restored')
  const restored = await client.read({ path: `/api/projects/${id}`, locale: 'ro' })
  expect(restored).toMatchObject({ _status: 'draft' })
  await client.close()
  await expectPublicStatus({ request, path, status: 404 })
  await openView({ page, site, path: `${form}?locale=ro` })
  await page.locator('#action-save').click()
  await expect(notices(page).filter({ hasText: /^Published/ })).toBeVisible()
  await expectPublicStatus({ request, path, status: 200 })
})
