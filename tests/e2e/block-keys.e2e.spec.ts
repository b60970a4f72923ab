import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import { signIn } from '../helpers/admin-panel'
import { openEditorClient } from '../helpers/editor-client'
import { test } from '../helpers/own-site'

const node = z.looseObject({
  $: z.object({ block: z.string() }).optional(),
  children: z.array(z.looseObject({ text: z.string().optional() })).optional(),
})
const record = z.object({ description: z.object({ root: z.object({ children: z.array(node) }) }) })

/** The first paragraphs of a project as its newest draft has them, and all of it. */
async function description({ page, id, locale }: { page: Page; id: number; locale: string }) {
  const answer = await page.request.get(
    `/api/projects/${id}?locale=${locale}&draft=true&depth=0&fallback-locale=none`,
  )
  const { description: text } = record.parse(await answer.json())
  return text.root.children
    .filter(({ children = [] }) => children.some(({ text: words }) => words))
    .map(({ $: state, children = [] }) => ({
      key: state?.block,
      text: children.map(({ text: words }) => words ?? '').join(''),
    }))
}

test('a paragraph that is written above another in the form moves no translation', async ({
  page,
  site,
}) => {
  test.slow()
  const client = await openEditorClient(site)
  const id = await client.projectAt('travel')
  await client.close()
  await signIn({ page, site })
  const [before, english] = [
    await description({ page, id, locale: 'ro' }),
    await description({ page, id, locale: 'en' }),
  ]
  expect(before.length).toBeGreaterThan(1)
  expect(english.map(({ key }) => key)).toEqual(before.map(({ key }) => key))

  await page.goto(`/admin/collections/projects/${id}?locale=ro`)
  const first = page.locator('[data-lexical-editor] > p').first()
  await expect(first).toBeVisible()
  await page.waitForLoadState('networkidle')
  await first.click()
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowUp')
  // Slower than drafts are saved: each of them sees a part of it.
  for (const word of ['Întâi ', 'de toate, ', 'o carte bună.']) {
    await page.keyboard.type(word)
    await page.waitForTimeout(1500)
  }
  await expect
    .poll(async () => (await description({ page, id, locale: 'ro' }))[0]?.text)
    .toBe('Întâi de toate, o carte bună.')
  const after = await description({ page, id, locale: 'ro' })
  expect(after.slice(1)).toEqual(before)
  expect(before.map(({ key }) => key)).not.toContain(after[0]?.key)

  // What the editor holds by then is older than what is stored; the paragraph below changes, too.
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await page.keyboard.type(' Altfel.')
  await expect
    .poll(async () => (await description({ page, id, locale: 'ro' }))[1]?.text)
    .toContain('Altfel.')
  const edited = await description({ page, id, locale: 'ro' })
  expect(edited.map(({ key }) => key)).toEqual(after.map(({ key }) => key))
})

test('a paragraph that the Romanian text has lost is removed at the desk', async ({
  page,
  site,
}) => {
  test.slow()
  const client = await openEditorClient(site)
  const id = await client.projectAt('cinema')
  await signIn({ page, site })
  const [first, ...others] = await description({ page, id, locale: 'ro' })
  const [lost] = await description({ page, id, locale: 'en' })
  expect(others.length).toBeGreaterThan(0)
  const whole = z
    .object({ description: z.object({ root: z.looseObject({ children: z.array(node) }) }) })
    .parse(await (await page.request.get(`/api/projects/${id}?locale=ro&depth=0`)).json())
  const { root } = whole.description
  const children = root.children.filter(({ $: state }) => state?.block !== first?.key)
  await client.publish({
    path: `/api/projects/${id}`,
    locale: 'ro',
    data: { description: { root: { ...root, children } } },
  })
  await client.close()
  const shown = lost?.text ?? ''
  await page.goto('/en/proj/cinema')
  await expect(page.getByText(shown)).toBeVisible()

  await page.goto('/admin/translations/list?locale=en&check=no-source')
  await page.waitForLoadState('networkidle')
  const rows = page.getByRole('main').locator('tbody tr')
  await expect(rows).toHaveCount(1)
  await rows.getByRole('link').first().click()
  await expect(page.getByText('The original does not have this paragraph')).toBeVisible()
  await page.getByRole('button', { name: 'Remove the paragraph' }).click()
  await page.waitForURL(/\/list\?/)
  await expect(page.getByRole('main').locator('tbody tr')).toHaveCount(0)
  await expect
    .poll(async () => (await page.request.get('/en/proj/cinema')).text())
    .not.toContain(shown.slice(0, 60))
})
