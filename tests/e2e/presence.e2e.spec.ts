import { expect as plainExpect, type Browser, type Page } from '@playwright/test'
import { violations } from '../helpers/accessibility'
import { signIn } from '../helpers/admin-panel'
import { openView } from '../helpers/admin-record'
import { openEditorClient } from '../helpers/editor-client'
import { test } from '../helpers/own-site'
import type { OwnSite } from '../helpers/start-own-site'
import { editorAccount } from '../helpers/editor-account'

test.use({ siteName: 'forms' })

// Every step asks the site, which other tests keep busy; a form asks every twelve seconds.
const expect = plainExpect.configure({ timeout: 60_000 })

const form = '/admin/globals/contact?locale=ru'
const translator = { email: 'vera@pasiuni.example', password: 'a-password-for-vera' }

async function openForm(options: {
  browser: Browser
  site: OwnSite
  language: 'ro' | 'ru'
  account: { email: string; password: string }
}) {
  const { browser, site, language, account } = options
  const context = await browser.newContext({ baseURL: site.origin })
  const page = await context.newPage()
  await signIn({ page, site, account })
  await openView({ page, site, path: form, language })
  return page
}

const screens = [
  { width: 320, height: 800 },
  { width: 1440, height: 900 },
]

/** How far below the head of the form its first field begins, on each screen. */
async function firstFieldPlaces(page: Page): Promise<number[]> {
  const places: number[] = []
  for (const screen of screens) {
    await page.setViewportSize(screen)
    const place = await page.locator('[name="head.title"]').evaluate((field) => {
      const fields = field.closest('.document-fields')
      return field.getBoundingClientRect().y - (fields?.getBoundingClientRect().y ?? Number.NaN)
    })
    places.push(Math.round(place))
  }
  return places
}

test('two editors of a page see each other by name while both have it open', async ({
  browser,
  site,
}) => {
  test.setTimeout(240_000)
  const editor = await openEditorClient(site)
  const data = { ...translator, name: 'Vera', role: 'translator', languages: ['ru'] }
  await editor.create({ collection: 'editors', locale: 'ro', data })
  const first = await openForm({ browser, site, language: 'ro', account: editorAccount(site) })
  const line = first.locator('p[role="status"]', { hasText: 'Pagina este deschisă' })
  await expect(first.locator('[name="head.title"]')).toBeEditable()
  await expect(line).toBeHidden()
  const alone = await firstFieldPlaces(first)

  const second = await openForm({ browser, site, language: 'ru', account: translator })
  const other = second.locator('p[role="status"]', { hasText: 'Эта страница сейчас открыта' })
  await expect(other).toBeVisible()
  expect(await other.textContent()).not.toContain('@')
  await expect(line).toHaveText('Pagina este deschisă acum și de Vera.')
  await expect(first.getByRole('dialog')).toBeHidden()
  // Nobody’s form moves under what they type.
  await expect.poll(() => firstFieldPlaces(first)).toEqual(alone)
  expect(await violations(first, { within: 'p[role="status"]' })).toEqual([])

  // Nothing keeps either of them from writing.
  await second.locator('[name="head.text"]').fill('Напишите нам: мы читаем каждое письмо.')
  await expect(second.locator('[name="head.text"]')).toBeEditable()
  await second.goto('about:blank')
  await expect(line).toBeHidden()
  await editor.close()
})

test('more names than the line has room for can be read with the keyboard alone', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site.origin, viewport: screens[0] })
  const page = await context.newPage()
  await signIn({ page, site, account: editorAccount(site) })
  let others: string[] = []
  await page.route('**/api/workplace/presence', (route) => route.fulfill({ json: { others } }))
  await openView({ page, site, path: form, language: 'ro' })
  await expect(page.locator('[name="head.title"]')).toBeEditable()
  const alone = await firstFieldPlaces(page)
  await page.setViewportSize({ width: 320, height: 800 })
  others = ['Ecaterina Constantinescu', 'Alexandrina Munteanu', 'Vera Țurcanu', 'Ion Zelenciuc']
  const more = page.getByRole('button', { name: 'Afișați toate numele' })
  await expect(more).toBeVisible()
  const clipped = () =>
    page
      .locator('p[role="status"] > span')
      .evaluate((line) => line.scrollHeight - line.clientHeight)
  expect(await clipped()).toBeGreaterThan(0)
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(more).toHaveAttribute('aria-expanded', 'true')
  expect(await clipped()).toBe(0)
  expect(await violations(page, { within: 'p[role="status"]' })).toEqual([])
  await page.keyboard.press('Escape')
  expect(await clipped()).toBeGreaterThan(0)
  expect(await firstFieldPlaces(page)).toEqual(alone)
  await context.close()
})
