import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { locales } from '../../src/i18n/locales'
import { getTranslator } from '../../src/i18n/translator'
import { sitePages } from '../helpers/site-pages'
import { test } from '../helpers/site-test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const narrow = { width: 320, height: 800 }
const wide = { width: 1280, height: 900 }

test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function violations(page: Page): Promise<string[]> {
  // The pages have no frames, for which the other mode opens a window each time.
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(rules)
    .setLegacyMode(true)
    .analyze()
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
}

async function expectNoViolations(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    for (const viewport of [wide, narrow]) {
      await page.setViewportSize(viewport)
      expect(await violations(page), `${colorScheme}, ${viewport.width} px`).toEqual([])
    }
  }
}

for (const { address } of sitePages) {
  test(`${address} has no barrier that axe finds`, async ({ page }) => {
    await page.goto(address)
    await expectNoViolations(page)
  })
}

for (const locale of locales) {
  test(`the page for a missing address has none either: ${locale}`, async ({ page }) => {
    await page.goto(`/${locale}/nowhere`)
    await expectNoViolations(page)
  })

  test(`nor has the page for a broken address: ${locale}`, async ({ page }) => {
    await page.goto(`/${locale}/%E0%A4%A`)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect(await violations(page), colorScheme).toEqual([])
    }
  })

  test(`nor has the open menu: ${locale}`, async ({ page }) => {
    await page.setViewportSize(narrow)
    await page.goto(`/${locale}`)
    await page.getByRole('button', { name: getTranslator(locale)('layout.menu') }).click()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
      expect(await violations(page), colorScheme).toEqual([])
    }
  })
}
