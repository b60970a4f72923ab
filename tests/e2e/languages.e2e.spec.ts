import { expect, type APIResponse } from '@playwright/test'
import { test } from '../helpers/site-test'

async function readLanguage(response: APIResponse): Promise<string | undefined> {
  return /<html[^>]* lang="(\w+)"/.exec(await response.text())?.[1]
}

for (const [header, language] of [
  ['ru-RU,ru;q=0.9,en;q=0.8', 'ru'],
  ['en-GB,en;q=0.9', 'en'],
  ['ro-MD,ro;q=0.9,ru;q=0.5', 'ro'],
  ['de-DE,de;q=0.9', 'ro'],
  ['de-DE,de;q=0.9,ru;q=0.2', 'ru'],
] as const) {
  test(`/ is served in ${language} to a browser that asks for ${header}`, async ({ request }) => {
    const response = await request.get('/', {
      headers: { 'accept-language': header },
      maxRedirects: 0,
    })
    expect(response.status()).toBe(200)
    expect(await readLanguage(response)).toBe(language)
    expect(response.headers().vary).toMatch(/accept-language/i)
  })
}

test('the remembered language wins over the browser', async ({ request }) => {
  const response = await request.get('/', {
    headers: { 'accept-language': 'ru', cookie: 'lang=en' },
    maxRedirects: 0,
  })
  expect(response.status()).toBe(200)
  expect(await readLanguage(response)).toBe('en')
})

test('the language in the address wins over both', async ({ request }) => {
  const headers = { 'accept-language': 'ru', cookie: 'lang=en' }
  const response = await request.get('/ro/about', { headers, maxRedirects: 0 })
  expect(response.status()).toBe(200)
  expect(await readLanguage(response)).toBe('ro')
})

test('a remembered language that the site does not have counts for nothing', async ({
  request,
}) => {
  const headers = { 'accept-language': 'ru', cookie: 'lang=xx' }
  expect(await readLanguage(await request.get('/', { headers }))).toBe('ru')
})

test('the languages are called by their own names, in their own language', async ({ page }) => {
  await page.goto('/en/about')
  const links = page.getByRole('navigation', { name: 'Language' }).getByRole('link')
  await expect(links).toHaveText(['Română', 'English', 'Русский'])
  for (const [index, locale] of ['ro', 'en', 'ru'].entries()) {
    await expect(links.nth(index)).toHaveAttribute('lang', locale)
    await expect(links.nth(index)).toHaveAttribute('hreflang', locale)
  }
  await expect(links.and(page.locator('[aria-current]'))).toHaveText(['English'])
})

test('a switch keeps path and query and is remembered for a year', async ({ page, context }) => {
  await page.goto('/ro/proj/cinema?from=letter&n=1')
  await page.getByRole('link', { name: 'Русский' }).click()
  await expect(page).toHaveURL(/\/ru\/proj\/cinema\?from=letter&n=1$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')

  const cookie = (await context.cookies()).find(({ name }) => name === 'lang')
  expect(cookie).toMatchObject({ value: 'ru', path: '/', sameSite: 'Lax' })
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60)
  expect(days).toBeGreaterThan(364.9)
  expect(days).toBeLessThanOrEqual(365)

  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
})

for (const { from, to, language } of [
  { from: 'ro', to: 'en', language: 'English' },
  { from: 'en', to: 'ru', language: 'Русский' },
  { from: 'ru', to: 'ro', language: 'Română' },
]) {
  test(`a switch stays at the section: ${from} to ${to}`, async ({ page }) => {
    await page.goto(`/${from}/proj#more`)
    await page.getByRole('banner').getByRole('link', { name: language }).click()
    await expect(page).toHaveURL(new RegExp(`/${to}/proj#more$`))
    await expect(page.locator('#more')).toBeInViewport()
  })

  test(`a switch stays at the section of a long text: ${from} to ${to}`, async ({ page }) => {
    await page.goto(`/${from}/terms`)
    const section = page.locator('main a[href^="#"]').nth(5)
    const name = (await section.getAttribute('href')) ?? ''
    await section.click()
    await expect(page).toHaveURL(new RegExp(`${name}$`))
    const words = await page.locator(`h2${name}`).textContent()
    await page.getByRole('banner').getByRole('link', { name: language }).click()
    await expect(page).toHaveURL(new RegExp(`/${to}/terms${name}$`))
    await expect(page.locator(`h2${name}`)).toBeInViewport()
    await expect(page.locator(`h2${name}`)).not.toHaveText(words ?? '')
  })

  test(`an address without a language leads to the page in the reader’s: ${to}`, async ({
    page,
  }) => {
    await page.goto(`/${from}/about`)
    await page.getByRole('banner').getByRole('link', { name: language }).click()
    await expect(page).toHaveURL(new RegExp(`/${to}/about$`))
    await page.goto('/proj/cinema?from=letter')
    await expect(page).toHaveURL(new RegExp(`/${to}/proj/cinema\\?from=letter$`))
  })
}

test('a page that opens at a section does not travel there', async ({ page }) => {
  await page.goto('/ro/terms')
  const contents = page.locator('main a[href^="#"]')
  const travels = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
  await page.goto(`/ro/terms${(await contents.last().getAttribute('href')) ?? ''}`)
  expect(await travels()).toBe('auto')
  await contents.first().focus()
  expect(await travels()).toBe('smooth')
})

test('a switch on / keeps its query', async ({ page }) => {
  await page.goto('/?from=letter')
  await page.getByRole('link', { name: 'Română' }).click()
  await expect(page).toHaveURL(/\/ro\?from=letter$/)
})

test('a switch on a missing page stays on it', async ({ page }) => {
  await page.goto('/ro/nope')
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/en\/nope$/)
  await expect(page.getByText('Page not found: /en/nope')).toBeVisible()
})

test('reading a page remembers nothing', async ({ page, context }) => {
  await page.goto('/en/about')
  expect(await context.cookies()).toEqual([])
})

for (const [locale, message] of [
  ['ro', 'Pagina nu a fost găsită: '],
  ['en', 'Page not found: '],
  ['ru', 'Страница не найдена: '],
] as const) {
  test(`a missing page says so and names its address: ${locale}`, async ({ page }) => {
    for (const path of ['/nope', '/proj/nope', '/a/b/c', '/terms/1999-01-01']) {
      const response = await page.goto(`/${locale}${path}`)
      expect(response?.status()).toBe(404)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.getByText(`${message}/${locale}${path}`)).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/)
    }
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page).toHaveURL(new RegExp(`/${locale}$`))
  })

  test(`an unknown language is a missing page in the reader's own: ${locale}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ locale, baseURL: process.env.BASE_URL ?? '' })
    const page = await context.newPage()
    const response = await page.goto('/xx/about')
    expect(response?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.getByText(`${message}/xx/about`)).toBeVisible()
    await context.close()
  })
}

for (const [asked, mended] of [
  ['/ro/', '/ro'],
  ['/RO', '/ro'],
  ['/ro//about', '/ro/about'],
  ['/RO//about/', '/ro/about'],
  ['/En/proj/cinema/', '/en/proj/cinema'],
  ['/ru/about/?a=1&b=/x//', '/ru/about?a=1&b=/x//'],
] as const) {
  test(`${asked} is mended by one redirect`, async ({ request, origin }) => {
    const response = await request.get(asked, { maxRedirects: 0 })
    expect(response.status()).toBe(308)
    const target = new URL(response.headers().location ?? '', origin)
    expect(target.href).toBe(`${origin}${mended}`)
    expect((await request.get(mended, { maxRedirects: 0 })).status()).toBe(200)
  })
}

const namedPages = [
  ['/ro/proj', 'Contact', '/ro/contact'],
  ['/en/proj', 'Contacts', '/en/contact'],
  ['/ro/become', 'Termeni de utilizare', '/ro/terms'],
  ['/en/become', 'Terms of use', '/en/terms'],
  ['/ru/become', 'Условия использования', '/ru/terms'],
] as const

for (const [address, name, target] of namedPages) {
  test(`a page that ${address} names can be opened there: ${name}`, async ({ page }) => {
    await page.goto(address)
    const link = page.getByRole('main').getByRole('paragraph').getByRole('link', { name })
    await expect(link).toHaveAttribute('href', target)
  })
}
