import { expect } from '@playwright/test'
import { siteTexts } from '../../migrations/content/texts/pages/site'
import { locales } from '../../src/i18n/locales'
import { getTranslator } from '../../src/i18n/translator'
import { sitePages } from '../helpers/site-pages'
import { test } from '../helpers/site-test'

const widths = [320, 390, 768, 1440]
const height = 900

for (const locale of locales) {
  const { tagline, description } = siteTexts[locale]
  const t = getTranslator(locale)

  test(`a page says what the site is on every screen: ${locale}`, async ({ page }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height })
      await page.goto(`/${locale}`)
      await expect(page.getByRole('heading', { level: 1, name: tagline })).toBeInViewport()
      await expect(page.getByRole('main').getByText(description)).toBeInViewport()
      await page.goto(`/${locale}/about`)
      await expect(page.getByRole('banner').getByText(tagline)).toBeInViewport()
    }
  })

  test(`no drawing is shown twice on a page: ${locale}`, async ({ page }) => {
    for (const [path, count] of [
      ['', 3],
      ['/proj', 4],
      ['/proj/travel', 4],
    ] as const) {
      await page.goto(`/${locale}${path}`)
      const drawings = await page
        .locator('main svg[viewBox="0 0 800 800"]')
        .evaluateAll((found) => found.map(({ innerHTML }) => innerHTML))
      expect(drawings.length, path).toBe(count)
      expect(new Set(drawings).size, path).toBe(count)
    }
  })

  test(`a page that is read to its end leads on: ${locale}`, async ({ page, request }) => {
    for (const path of ['/about', '/proj', '/contact']) {
      await page.goto(`/${locale}${path}`)
      const steps = page.getByRole('region', { name: t('layout.nextSteps') }).getByRole('link')
      await expect(steps).toHaveCount(3)
      for (const step of await steps.all()) {
        const target = (await step.getAttribute('href')) ?? ''
        expect(target).not.toBe(`/${locale}${path}`)
        expect((await request.get(target, { maxRedirects: 0 })).status()).toBe(200)
      }
    }
  })

  test(`the terms name the licences that the footer names: ${locale}`, async ({ page }) => {
    await page.goto(`/${locale}/terms`)
    for (const place of [page.getByRole('main'), page.getByRole('contentinfo')]) {
      await expect(place).toContainText(/MIT/)
      await expect(place).toContainText('CC BY 4.0')
    }
  })

  test(`letters of twice the size fit a small screen: ${locale}`, async ({ page }) => {
    test.setTimeout(60_000)
    await page.setViewportSize({ width: 360, height })
    const devtools = await page.context().newCDPSession(page)
    for (const { address } of sitePages.filter((one) => one.locale === locale)) {
      await page.goto(address)
      for (const standard of [24, 32]) {
        await devtools.send('Page.setFontSizes', { fontSizes: { standard } })
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        expect.soft(width, `${address} at ${standard} px`).toBe(360)
      }
    }
  })
}
