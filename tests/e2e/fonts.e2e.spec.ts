import { expect, type Page } from '@playwright/test'
import { locales } from '../../src/i18n/locales'
import { test } from '../helpers/site-test'

/** In milliseconds since the visit began. */
async function readTimes(page: Page) {
  await page.evaluate(() => document.fonts.ready)
  return page.evaluate(() => ({
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    fonts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ startTime }) => startTime),
  }))
}

const isHeld = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.fonts === 'later')

const family = (page: Page) =>
  page
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => getComputedStyle(heading).fontFamily.split(',')[0])

/** The names of the fonts in which an element is written, each with whether it comes from the site. */
async function listFonts({ page, selector }: { page: Page; selector: string }) {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
  const used = nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId }))
  return (await Promise.all(used)).map(({ fonts }) =>
    fonts.map(({ familyName, isCustomFont }) => [familyName, isCustomFont]),
  )
}

for (const locale of locales) {
  test(`the names of all languages are written in the font of the site: ${locale}`, async ({
    page,
  }) => {
    await page.goto(`/${locale}`)
    const selector = 'header a[hreflang] span'
    await expect
      .poll(async () => (await listFonts({ page, selector })).flat())
      .not.toContainEqual([expect.anything(), false])
    const fonts = await listFonts({ page, selector })
    expect(fonts).toHaveLength(locales.length)
    for (const used of fonts) {
      expect(used.length).toBeGreaterThan(0)
      for (const [name] of used) expect(name).toBe('Onest')
    }
  })

  test(`anyone who comes from elsewhere reads before the fonts come: ${locale}`, async ({
    page,
  }) => {
    await page.goto(`/${locale}`)
    await expect.poll(() => isHeld(page)).toBe(false)
    await expect.poll(async () => (await readTimes(page)).fonts.length).toBeGreaterThan(1)
    const { firstPaint, fonts } = await readTimes(page)
    expect(firstPaint).toBeGreaterThan(0)
    for (const start of fonts) expect(start).toBeGreaterThanOrEqual(firstPaint)
    expect(await family(page)).toMatch(/^"?Literata(?: Russian)?"?$/)
  })

  test(`the next page has the fonts from its first paint: ${locale}`, async ({ page }) => {
    await page.goto(`/${locale}`)
    await expect.poll(async () => (await readTimes(page)).fonts.length).toBeGreaterThan(1)
    // A page of its own, not the framework's change of the content.
    await page.evaluate((address) => location.assign(address), `/${locale}/about`)
    await page.waitForURL(`/${locale}/about`)
    expect(await isHeld(page)).toBe(false)
    await expect(page.locator('head > link[rel=preload][as=font]')).not.toHaveCount(0)
    await expect.poll(async () => (await readTimes(page)).firstPaint).toBeGreaterThan(0)
    const { firstPaint, fonts } = await readTimes(page)
    expect(fonts.length).toBeGreaterThan(1)
    expect(fonts.some((start) => start < firstPaint)).toBe(true)
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the style sheet asks for the fonts', async ({ page }) => {
    const font = page.waitForRequest(/\/fonts\/literata-.+\.woff2$/)
    await page.goto('/ro')
    await font
  })
})

test('a browser that tells nothing of paints gets the fonts at once', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: ['resource'] })
  })
  await page.goto('/ro')
  expect(await isHeld(page)).toBe(false)
  await expect.poll(async () => (await readTimes(page)).fonts.length).toBeGreaterThan(1)
})
