import { expect, type Locator, type Page } from '@playwright/test'
import { z } from 'zod'
import { violations } from '../helpers/accessibility'
import { signIn } from '../helpers/admin-panel'
import { test } from '../helpers/own-site'
import { expectPublicText } from '../helpers/public-text'
import type { OwnSite } from '../helpers/start-own-site'

test.use({ siteName: 'rich-text-desk' })

// A list item of the privacy policy, with bold words and a link.
const contract = 'Данные учётной записи нужны нам'
const stored =
  '<b>Договор.</b> Данные учётной записи нужны нам, чтобы предоставить вам сервис согласно <a id="1">условиям использования</a>.'

const found = z.object({ items: z.array(z.object({ unit: z.string(), format: z.string() })) })
const read = z.object({ view: z.object({ text: z.string(), hash: z.string() }) })

type Desk = { page: Page; site: OwnSite }

async function callDesk({ page, site, path }: Desk & { path: string }): Promise<unknown> {
  // A call without an origin is nobody's.
  const headers = { origin: site.origin }
  const answer = await page.request.get(`/api/translations/${path}`, { headers })
  expect(answer.status(), path).toBe(200)
  return answer.json()
}

/** The unit of rich text that says these words in Russian. */
async function unitSaying({ words, ...desk }: Desk & { words: string }): Promise<string> {
  const query = new URLSearchParams({ locale: 'ru', q: words })
  const answer = await callDesk({ ...desk, path: `units?${query.toString()}` })
  const { items } = found.parse(answer)
  const unit = items.find(({ format }) => format === 'rich-text')
  return unit?.unit ?? ''
}

async function storedText({ unit, ...desk }: Desk & { unit: string }): Promise<string> {
  const query = new URLSearchParams({ locale: 'ru', unit })
  const answer = await callDesk({ ...desk, path: `unit?${query.toString()}` })
  return read.parse(answer).view.text
}

async function openUnit({ page, unit }: { page: Page; unit: string }): Promise<Locator> {
  const query = new URLSearchParams({ locale: 'ru', unit })
  await page.goto(`/admin/translations/unit?${query.toString()}`)
  const box = page.getByRole('textbox', { name: /Text in Russian/ })
  await expect(box).toBeVisible()
  await page.waitForLoadState('networkidle')
  return box
}

async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s')
  // The first save of a site takes its time on a busy machine.
  await expect(page.getByRole('status').filter({ hasText: 'The text is saved.' })).toBeVisible({
    timeout: 25_000,
  })
}

/** Selects the word in front of the caret. */
async function selectWord(page: Page): Promise<void> {
  await page.keyboard.press('Control+Shift+ArrowLeft')
}

test('bold, links and signs are written as they look, and stored as markup', async ({
  page,
  site,
}) => {
  test.slow()
  await signIn({ page, site })
  const unit = await unitSaying({ page, site, words: contract })
  expect(await storedText({ page, site, unit })).toBe(stored)
  const box = await openUnit({ page, unit })

  await expect(box).toHaveText(/^Договор\. Данные .* согласно условиям использования\.$/u)
  await expect(box.locator('strong')).toHaveText('Договор.')
  await expect(page.getByRole('main').locator('strong', { hasText: 'Contractul.' })).toBeVisible()
  for (const tag of ['<b>', '<a', '&amp;']) {
    await expect(page.getByRole('main').getByText(tag)).toHaveCount(0)
  }

  const bold = page.getByRole('button', { name: 'Bold', exact: true })
  await box.click()
  await page.keyboard.press('Control+End')
  await expect(bold).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)

  await page.keyboard.type(' Вот & соль < 5 и перец')
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await selectWord(page)
  await bold.click()
  await expect(bold).toHaveAttribute('aria-pressed', 'true')
  await expect(box.locator('strong', { hasText: 'перец' })).toBeVisible()
  await bold.click()
  await expect(box.locator('strong', { hasText: 'перец' })).toHaveCount(0)
  const link = page.getByRole('button', { name: /^Insert: Link 1: / })
  await link.click()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type(', хлеб')
  await selectWord(page)
  await page.keyboard.press('Control+b')
  await expect(bold).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('.')

  await save(page)
  const text = `${stored} Вот &amp; соль &lt; 5 и <a id="1">перец</a>, <b>хлеб.</b>`
  expect(await storedText({ page, site, unit })).toBe(text)
  expect(await violations(page, { within: 'main' })).toEqual([])

  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  const { request } = page
  await expectPublicText({ request, path: '/ru/privacy', text: 'Вот &amp; соль &lt; 5 и' })
  await page.goto('/ru/privacy')
  await expect(page.getByRole('main').locator('strong', { hasText: 'хлеб' })).toBeVisible()
  const pepper = page.getByRole('main').getByRole('link', { name: 'перец' })
  await expect(pepper).toHaveAttribute('href', '/ru/terms')
})

test('pieces of the source say what is missing, and every step can be taken back', async ({
  page,
  site,
}) => {
  test.slow()
  await signIn({ page, site })
  const unit = await unitSaying({ page, site, words: 'мы не собираем данные о них' })
  const before = await storedText({ page, site, unit })
  const [start = '', words = ''] = before.split('<a id="1">')
  const box = await openUnit({ page, unit })
  const missing = page.getByRole('button', { name: /^Insert: Link 1: .*, missing from the text/ })
  const unlink = page.getByRole('button', { name: 'Remove the link' })
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(missing).toHaveCount(0)

  await box.click()
  await page.keyboard.press('Control+Home')
  await expect(unlink).toHaveAttribute('aria-disabled', 'true')
  for (let at = 0; at <= start.length; at += 1) await page.keyboard.press('ArrowRight')
  await expect(unlink).not.toHaveAttribute('aria-disabled')
  await unlink.click()
  await expect(missing).toBeVisible()
  await undo.click()
  await expect(missing).toHaveCount(0)
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(missing).toBeVisible()

  // With nothing selected a link comes with the words of the source, to be typed over.
  await box.click()
  await page.keyboard.press('Control+End')
  await missing.click()
  await page.keyboard.type('вот она')
  await expect(box.locator('[data-link]')).toHaveText('вот она')
  await page.keyboard.press('Enter')
  await page.keyboard.type('И ещё')
  await page.keyboard.press('Control+Shift+ArrowLeft')
  await page.keyboard.press('Control+b')
  await page.keyboard.press('Control+c')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Control+v')
  await expect(box).toHaveText(/И ещёещё$/u)
  await save(page)
  const free = `${start}${words.replace('</a>', '')}`
  const text = `${free}<a id="1">вот она</a><br/>И <b>ещёещё</b>`
  expect(await storedText({ page, site, unit })).toBe(text)

  await page.keyboard.press('Control+z')
  await expect(box).toHaveText(/И ещё$/u)
  await page.keyboard.press('Control+Shift+z')
  await expect(box).toHaveText(/И ещёещё$/u)

  // What is a shortcut of the desk writes nothing into the text.
  await page.keyboard.type('!')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('status').filter({ hasText: /\S/ }).first()).toBeVisible()
  await expect
    .poll(() => storedText({ page, site, unit }))
    .toBe(text.replace('ещё</b>', 'ещё!</b>'))
})

test('someone else’s change is shown beside one’s own, without tags', async ({
  page,
  site,
  browser,
}) => {
  test.slow()
  await signIn({ page, site })
  const unit = await unitSaying({ page, site, words: 'вы решите войти через Google' })
  const before = await storedText({ page, site, unit })
  const context = await browser.newContext({ baseURL: site.origin })
  const second = await context.newPage()
  await signIn({ page: second, site })
  const mine = await openUnit({ page, unit })
  const theirs = await openUnit({ page: second, unit })

  await theirs.click()
  await second.keyboard.press('Control+Home')
  await second.keyboard.type('Всегда & ')
  await save(second)
  await context.close()
  await mine.click()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('Легко ')
  await page.keyboard.press('Control+s')

  const conflict = page.getByRole('region', { name: 'Two versions of the same text' })
  await expect(conflict.locator('ins', { hasText: 'Всегда & ' })).toBeVisible()
  await expect(conflict.locator('ins', { hasText: 'Легко' })).toBeVisible()
  await expect(conflict.getByText(/<|&amp;/u)).toHaveCount(0)
  await expect(mine).toHaveText(/^Легко /u)
  await conflict.getByRole('button', { name: 'Keep the saved one' }).click()
  await expect(mine).toHaveText(/^Всегда & /u)
  expect(await storedText({ page, site, unit })).toBe(`Всегда &amp; ${before}`)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(mine).toHaveText(/^Легко /u)
})

test('a text that cannot be read as rich text is written as it is, and the field says why', async ({
  page,
  site,
}) => {
  await signIn({ page, site })
  const unit = await unitSaying({
    page,
    site,
    words: 'Национальный центр по защите персональных данных',
  })
  await openUnit({ page, unit })
  await page.evaluate((key) => {
    const kept = { text: '<b>Почта', base: { text: '', hash: 'old' }, at: '2026-03-03T12:00:00Z' }
    sessionStorage.setItem(key, JSON.stringify(kept))
  }, `translations:ru:${unit}`)
  const box = await openUnit({ page, unit })
  await page.getByRole('button', { name: 'Go on with it' }).click()
  await expect(box).toHaveValue('<b>Почта')
  await expect(page.getByText('The formatting of this text cannot be read')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(box).toHaveText(/^Республика Молдова:/u)
})
