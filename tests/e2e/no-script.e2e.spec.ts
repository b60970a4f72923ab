import { expect } from '@playwright/test'
import { locales } from '../../src/i18n/locales'
import { getTranslator } from '../../src/i18n/translator'
import { groundLightness } from '../helpers/ground-lightness'
import { test } from '../helpers/site-test'

// That every page is read without script is seen in routes.e2e.spec.ts.
test.use({ javaScriptEnabled: false })

for (const locale of locales) {
  test(`the menu of a small screen opens and leads everywhere: ${locale}`, async ({ page }) => {
    const t = getTranslator(locale)
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(`/${locale}/about`)
    const menu = page.getByRole('navigation', { name: t('layout.mainNavigation') })
    const open = page.getByRole('button', { name: t('layout.menu') })
    await expect(menu).toBeHidden()
    await open.click()
    await expect(menu.getByRole('link')).toHaveCount(8)
    for (let entry = 0; entry < 8; entry += 1) {
      const link = menu.getByRole('link').nth(entry)
      await expect(link).toBeVisible()
      const answered = page.waitForResponse((answer) => answer.request().isNavigationRequest())
      await link.click()
      const answer = await answered
      expect(answer.status(), answer.url()).toBe(200)
      await page.waitForURL(answer.url())
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await open.click()
    }
    await expect(page.getByRole('link', { name: t('layout.signIn') }).first()).toBeVisible()
  })
}

for (const [address, shown] of [
  ['/ru/net-takoy', '/ru/net-takoy'],
  ['/en/proj/nothing-here', '/en/proj/nothing-here'],
  ['/ro/terms/1999-01-01', '/ro/terms/1999-01-01'],
] as const) {
  test(`a missing page says so without script: ${address}`, async ({ page }) => {
    const response = await page.goto(address)
    expect(response?.status()).toBe(404)
    await expect(page).toHaveTitle(/\S/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(shown)
    await expect(page.getByRole('navigation').first()).toBeAttached()
  })
}

test('the language is switched without script', async ({ page, context }) => {
  await page.goto('/ro/contact?topic=film')
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/en\/contact\?topic=film$/)
  expect(await context.cookies()).toMatchObject([{ name: 'lang', value: 'en' }])
})

for (const [colorScheme, isDark] of [
  ['light', false],
  ['dark', true],
] as const) {
  test(`the appearance follows the system without script: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/ro')
    const lightness = await groundLightness(page)
    expect(lightness < 60).toBe(isDark)
    expect(lightness > 220).toBe(!isDark)
  })
}
