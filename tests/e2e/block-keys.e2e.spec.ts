import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import { listTexts } from '../../src/features/translation/admin/texts/list'
import { unitTexts } from '../../src/features/translation/admin/texts/unit'
import type { Locale } from '../../src/i18n/locales'
import { signIn } from '../helpers/admin-panel'
import { openView } from '../helpers/admin-record'
import { openEditorClient, type EditorClient } from '../helpers/editor-client'
import { test } from '../helpers/own-site'
import { expectPublicText } from '../helpers/public-text'

test.use({ siteName: 'block keys' })

const slow = { timeout: 30_000 }

const node = z.looseObject({
  $: z.object({ block: z.string() }).optional(),
  children: z.array(z.looseObject({ text: z.string().optional() })).optional(),
})
const record = z.object({
  description: z.object({ root: z.looseObject({ children: z.array(node) }) }),
})

type Project = { client: EditorClient; id: number; locale: Locale }

/** The paragraphs and headings of a project as its newest draft has them. */
async function description({ client, id, locale }: Project) {
  const draft = await client.readDraft({ path: `/api/projects/${id}`, locale })
  return record
    .parse(draft)
    .description.root.children.filter(({ children = [] }) => children.some(({ text }) => text))
    .map(({ $: state, children = [] }) => ({
      key: state?.block,
      text: children.map(({ text }) => text ?? '').join(''),
    }))
}

/** The editor learns in the next frames where a key has put the caret. */
function caretTaken(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
}

test('a paragraph that is written above another in the form moves no translation', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000)
  const client = await openEditorClient(site)
  const id = await client.projectAt('travel')
  await signIn({ page, site })
  const [before, english] = [
    await description({ client, id, locale: 'ro' }),
    await description({ client, id, locale: 'en' }),
  ]
  expect(before.length).toBeGreaterThan(1)
  for (const { key } of before) expect(key).toMatch(/./)
  expect(english.map(({ key }) => key)).toEqual(before.map(({ key }) => key))

  await openView({ page, site, path: `/admin/collections/projects/${id}?locale=ro` })
  await expect(page.locator('form[data-form-ready=true]').first()).toBeVisible(slow)
  const first = page.locator('[data-lexical-editor] > p').first()
  await first.click({ position: { x: 2, y: 8 } })
  await page.keyboard.press('Home')
  await caretTaken(page)
  await page.keyboard.press('Enter')
  await expect(first).toHaveText('', slow)
  await page.keyboard.press('ArrowUp')
  await caretTaken(page)
  // Slower than drafts are saved: each of them sees a part of it.
  for (const word of ['Întâi ', 'de toate, ', 'o carte bună.']) {
    await page.keyboard.type(word)
    await page.waitForTimeout(1500)
  }
  await expect
    .poll(async () => (await description({ client, id, locale: 'ro' }))[0]?.text, slow)
    .toBe('Întâi de toate, o carte bună.')
  const after = await description({ client, id, locale: 'ro' })
  expect(after.slice(1)).toEqual(before)
  expect(before.map(({ key }) => key)).not.toContain(after[0]?.key)

  // What the editor holds by then is older than what is stored; the paragraph below changes, too.
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await caretTaken(page)
  await page.keyboard.type(' Altfel.')
  await expect
    .poll(async () => (await description({ client, id, locale: 'ro' }))[1]?.text, slow)
    .toContain('Altfel.')
  const edited = await description({ client, id, locale: 'ro' })
  expect(edited.map(({ key }) => key)).toEqual(after.map(({ key }) => key))
  await client.close()
})

test('a paragraph that the Romanian text has lost is removed at the desk', async ({
  page,
  request,
  site,
}) => {
  test.setTimeout(180_000)
  const client = await openEditorClient(site)
  const id = await client.projectAt('cinema')
  await signIn({ page, site })
  const [first, ...others] = await description({ client, id, locale: 'ro' })
  const [lost, ...kept] = await description({ client, id, locale: 'en' })
  expect(others.length).toBeGreaterThan(0)
  const whole = record.parse(await client.read({ path: `/api/projects/${id}`, locale: 'ro' }))
  const { root } = whole.description
  const children = root.children.filter(({ $: state }) => state?.block !== first?.key)
  await client.publish({
    path: `/api/projects/${id}`,
    locale: 'ro',
    data: { description: { root: { ...root, children } } },
  })
  const shown = lost?.text ?? ''
  await page.goto('/en/proj/cinema')
  await expect(page.getByText(shown)).toBeVisible()

  await openView({ page, site, path: `/admin/collections/projects/${id}/translations` })
  await expect(page.getByRole('main').getByRole('rowheader', { name: shown })).toBeVisible(slow)
  await openView({ page, site, path: '/admin/translations/list?locale=en&check=no-source' })
  const rows = page.getByRole('main').locator('tbody tr')
  await expect(rows).toHaveCount(1)
  await rows.getByRole('link').first().click()
  await page.waitForURL(/\/translations\/unit\?/)
  await page.waitForLoadState('networkidle')
  await expect(page.getByText(unitTexts.withoutSource.en)).toBeVisible(slow)
  await page.getByRole('button', { name: unitTexts.removeBlock.en }).click()
  await page.waitForURL(/\/translations\/list\?/)
  await expect(page.getByText(listTexts.nothingWrong.en)).toBeVisible(slow)
  await expect(rows).toHaveCount(0)
  await expectPublicText({ request, path: '/en/proj/cinema', text: shown, isThere: false })
  expect(await description({ client, id, locale: 'en' })).toEqual(kept)
  await client.close()
})
