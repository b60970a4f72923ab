import { randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { Client } from 'pg'
import { linkTexts, redirectTexts, missingTexts } from '../../src/features/links/admin/texts'
import { locales } from '../../src/i18n/locales'
import { violations } from '../helpers/accessibility'
import { newNetwork } from '../helpers/device'
import { asFirstEditor } from '../helpers/first-editor'
import { expectPublicStatus } from '../helpers/public-text'
import { test } from '../helpers/site-test'

const { DATABASE_URL } = process.env

const screens = [
  ['light', { width: 1280, height: 900 }],
  ['dark', { width: 768, height: 1024 }],
  ['light', { width: 390, height: 844 }],
] as const

/** The front server stores once a minute what readers have missed; nobody waits for that here. */
async function store(path: string): Promise<void> {
  const client = new Client({ connectionString: DATABASE_URL })
  await client.connect()
  try {
    await client.query(
      `insert into missing_pages (path, hits, is_linked_here, last_seen_at)
       values ($1, 3, true, now()) on conflict (path) do nothing`,
      [path],
    )
  } finally {
    await client.end()
  }
}

async function expectAccessible(page: Page): Promise<void> {
  for (const [colorScheme, viewport] of screens) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize(viewport)
    // The panel asks for the appearance once, when it is loaded.
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    const where = `${colorScheme}, ${viewport.width} px`
    expect(await violations(page, { within: 'main' }), where).toEqual([])
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, where).toBe(0)
  }
}

test.use({ extraHTTPHeaders: { 'x-forwarded-for': newNetwork() } })

test('a page that readers miss is led to the one they mean, by keyboard', async ({
  page,
  request,
  origin,
}) => {
  test.slow()
  const mark = randomBytes(4).toString('hex')
  // The end is that of a page that there is.
  const path = `/${mark}/about`
  const missed = await page.goto(`/ru${path}`)
  expect(missed?.status()).toBe(404)
  await store(`/ru${path}`)
  await asFirstEditor(page.context())
  await page.goto('/admin/links')
  await page.waitForLoadState('networkidle')

  const main = page.getByRole('main')
  await main.getByLabel(missingTexts.search.en).fill(mark)
  await main.getByLabel(missingTexts.linkedOnly.en).check()
  await main.getByRole('button', { name: missingTexts.apply.en, exact: true }).press('Enter')
  await page.waitForURL(/\/admin\/links\?q=[0-9a-f]+&linked=1/)
  await expect(main.getByRole('row')).toHaveCount(2)
  await expect(main.getByText(missingTexts.linkedHere.en)).toBeVisible()
  await expectAccessible(page)
  await page.waitForLoadState('networkidle')

  await main.getByRole('button', { name: `Make a redirect for /ru${path}` }).press('Enter')
  const dialog = page.getByRole('dialog', { name: redirectTexts.title.en })
  const target = dialog.getByLabel(redirectTexts.to.en, { exact: true })
  await expect(target).toHaveValue('/about')
  expect(await violations(page, { within: 'dialog' })).toEqual([])
  await target.fill(`/${mark}/nowhere`)
  await target.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('There is no page that readers can see')
  await target.fill('/about')
  await target.press('Enter')

  const news = main.getByRole('status').filter({ hasText: `/ru${path} now leads to /about.` })
  await expect(news).toBeFocused()
  await expect(main.getByText(missingTexts.nothing.en)).toBeVisible()
  for (const [asked, location] of [
    ...locales.map((locale) => [`/${locale}${path}`, `/${locale}/about`] as const),
    // Without a language in the address it is the reader's own.
    [path, /^\/(ro|en|ru)\/about$/] as const,
  ]) {
    await expectPublicStatus({ request, path: asked, status: 308 })
    const moved = await request.get(asked, { maxRedirects: 0 })
    const { pathname } = new URL(moved.headers().location ?? '', origin)
    expect(pathname, asked).toMatch(location)
  }
})

test('an address leads to a page whose own address has other letters', async ({
  page,
  request,
  origin,
}) => {
  const mark = randomBytes(4).toString('hex')
  await asFirstEditor(page.context())
  for (const from of [`/${mark}`, `/proj/${mark}`]) {
    const made = await page.request.post('/api/redirects', {
      data: { from, to: 'https://ru.wikipedia.org/wiki/Кино' },
      headers: { origin },
    })
    expect(made.status(), await made.text()).toBe(201)
    await expectPublicStatus({ request, path: `/ru${from}`, status: 308 })
    const moved = await request.get(`/ru${from}`, { maxRedirects: 0 })
    expect(moved.headers().location).toBe('https://ru.wikipedia.org/wiki/%D0%9A%D0%B8%D0%BD%D0%BE')
  }
})

test('both parts of the report speak the languages of the panel', async ({ page, origin }) => {
  await asFirstEditor(page.context())
  for (const language of locales) {
    await page.context().addCookies([{ name: 'payload-lng', value: language, url: origin }])
    await page.goto('/admin/links')
    const heading = page.getByRole('main').getByRole('heading', { level: 1 })
    await expect(heading).toContainText(linkTexts.title[language])
    await page.getByRole('link', { name: linkTexts.own[language], exact: true }).click()
    await page.waitForURL('**/admin/links/own')
    const tab = page.getByRole('link', { name: linkTexts.own[language], exact: true })
    await expect(tab).toHaveAttribute('aria-current', 'page')
    await expect(heading).toContainText(linkTexts.title[language])
  }
  expect(await violations(page, { within: 'main' })).toEqual([])
})
