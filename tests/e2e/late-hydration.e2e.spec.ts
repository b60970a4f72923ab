import { expect, type Page } from '@playwright/test'
import { locales } from '../../src/i18n/locales'
import { getMessages, getTranslator } from '../../src/i18n/translator'
import { handOver, joinSite } from '../helpers/device'
import { groundLightness } from '../helpers/ground-lightness'
import { isHydrated } from '../helpers/hydration'
import { sitePages } from '../helpers/site-pages'
import { test } from '../helpers/site-test'
import { someMemberPage } from '../helpers/some-member-page'
import { isOff, switches } from '../helpers/switches'

function watchScripts(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url())
  })
  return asked
}

const readingPages = sitePages.filter(({ isIndexed }) => isIndexed)

for (const locale of locales) {
  test(`nobody loads a script to read a page: ${locale}`, async ({ page }) => {
    test.skip(...isOff('LATE_HYDRATION'))
    const asked = watchScripts(page)
    for (const { address } of readingPages.filter((one) => one.locale === locale)) {
      await page.goto(address)
      await page.waitForLoadState('networkidle')
      expect(asked, address).toEqual([])
    }
  })
}

for (const [sign, use] of Object.entries({
  'a pointer that moves': (page: Page) => page.mouse.move(200, 200, { steps: 3 }),
  'a key': (page: Page) => page.keyboard.press('Tab'),
  'a focus': (page: Page) => page.locator('main').focus(),
})) {
  test(`${sign} brings the scripts, once`, async ({ page }) => {
    test.skip(...isOff('LATE_HYDRATION'))
    const asked = watchScripts(page)
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.goto('/ro/about')
    await use(page)
    await expect.poll(() => isHydrated(page)).toBe(true)
    await use(page)
    await page.waitForLoadState('networkidle')
    expect(asked.length).toBeGreaterThan(0)
    expect(new Set(asked).size).toBe(asked.length)
    expect(errors).toEqual([])
  })
}

test('a mouse that only rests on the page brings nothing', async ({ page }) => {
  test.skip(...isOff('LATE_HYDRATION'))
  const asked = watchScripts(page)
  await page.goto('/ro/about')
  // What browsers report after a layout of a mouse that nobody has moved, some of them 0,0 first.
  await page.mouse.move(0, 0)
  for (let times = 0; times < 2; times += 1) await page.mouse.move(200, 200)
  expect(await page.evaluate(() => document.querySelectorAll(':hover').length)).toBeGreaterThan(0)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

  test('the first touch does what it is meant to do: menu, language', async ({ page }) => {
    await page.goto('/ro')
    await page.getByRole('button', { name: 'Meniu' }).tap()
    await page.getByRole('link', { name: 'English' }).first().tap()
    await expect(page).toHaveURL(/\/en$/)
    if (switches.LATE_HYDRATION) expect(await isHydrated(page)).toBe(false)
  })
})

test.describe('while the scripts do not come', () => {
  test.skip(...isOff('LATE_HYDRATION'))

  test.beforeEach(({ page }) => page.route('**/_next/static/**/*.js', () => undefined))

  test.use({ colorScheme: 'light' })

  test('the appearance is chosen and stays, and follows the system again', async ({ page }) => {
    const t = getTranslator('en')
    await page.goto('/en')
    const dark = page.getByRole('radio', { name: t('layout.themeDark') })
    await dark.check({ force: true })
    await expect.poll(() => groundLightness(page)).toBeLessThan(60)
    await page.goto('/en/about')
    await expect(dark).toBeChecked()
    expect(await groundLightness(page)).toBeLessThan(60)
    await page.getByRole('radio', { name: t('layout.themeSystem') }).check({ force: true })
    await expect.poll(() => groundLightness(page)).toBeGreaterThan(220)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => groundLightness(page)).toBeLessThan(60)
    expect(await isHydrated(page)).toBe(false)
  })

  test('what is typed into a form is sent', async ({ page, context, origin }) => {
    const { device } = await joinSite({ origin, isVerified: true })
    await handOver({ device, context })
    await page.goto('/en/contact', { waitUntil: 'commit' })
    const form = page.getByRole('main').locator('form')
    await form.locator('textarea').fill('A letter without script')
    const [request] = await Promise.all([
      page.waitForRequest((one) => one.method() === 'POST' && one.url().includes('/contact')),
      form.getByRole('button').click(),
    ])
    expect(request.postData()).toContain('A+letter+without+script')
  })
})

test('a member types on at the same place when the scripts come', async ({
  page,
  context,
  origin,
}) => {
  const { device } = await joinSite({ origin, isVerified: true })
  await handOver({ device, context })
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/en/contact', { waitUntil: 'commit' })
  const text = page.getByRole('main').locator('textarea')
  await text.fill('A long letter')
  await page.keyboard.press('Home')
  release()
  await expect(page.getByText(getMessages('en').account.contact.left)).toBeVisible()
  await page.keyboard.type('Not ')
  await expect(text).toHaveValue('Not A long letter')
})

test('what was chosen before the scripts came is known to them', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/ru')
  const t = getTranslator('ru')
  const dark = page.getByRole('radio', { name: t('layout.themeDark') })
  await dark.check({ force: true })
  await expect.poll(() => isHydrated(page)).toBe(true)
  await expect(dark).toBeChecked()
  expect(await groundLightness(page)).toBeLessThan(60)
})

test('pages that are of no use without script load it at once', async ({ page }) => {
  const paths = ['/ro/auth', '/ro/account', `/ro${someMemberPage}`]
  for (const path of switches.LATE_HYDRATION ? paths : [...paths, '/ro']) {
    await page.goto(path)
    await expect.poll(() => isHydrated(page), path).toBe(true)
  }
})
