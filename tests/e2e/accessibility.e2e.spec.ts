import { expect } from '@playwright/test'
import { locales } from '../../src/i18n/locales'
import { getTranslator } from '../../src/i18n/translator'
import { expectNoViolations, narrow, violations } from '../helpers/accessibility'
import { test } from '../helpers/site-test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// The pages as they come are looked at in in-the-browser.e2e.spec.ts.
for (const locale of locales) {
  test(`the page for a missing address has no barrier that axe finds: ${locale}`, async ({
    page,
  }) => {
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

test('anyone who wants no motion sees none', async ({ page }) => {
  for (const path of ['/ro', '/ro/contact', '/ro/auth', '/ro/community']) {
    await page.goto(path)
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter((element) =>
          [null, '::before', '::after'].some((part) => {
            const { animationName, transitionDuration } = getComputedStyle(element, part)
            return animationName !== 'none' || !/^0s(, 0s)*$/.test(transitionDuration)
          }),
        )
        .map(({ outerHTML }) => outerHTML.slice(0, 100)),
    )
    expect(moving, path).toEqual([])
  }
})
