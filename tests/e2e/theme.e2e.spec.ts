import { expect, type Page } from '@playwright/test'
import { groundLightness } from '../helpers/ground-lightness'
import { hydrate } from '../helpers/hydration'
import { test } from '../helpers/site-test'

async function expectLight(page: Page): Promise<void> {
  await expect.poll(() => groundLightness(page)).toBeGreaterThan(220)
}

async function expectDark(page: Page): Promise<void> {
  await expect.poll(() => groundLightness(page)).toBeLessThan(60)
}

test.use({ colorScheme: 'light' })

test('a chosen appearance stays, on every page and after a reload', async ({ page }) => {
  await page.goto('/ro')
  await expectLight(page)
  await page.getByRole('radio', { name: 'Întunecat' }).check({ force: true })
  await expectDark(page)
  await page.reload()
  await expectDark(page)
  await expect(page.getByRole('radio', { name: 'Întunecat' })).toBeChecked()
  await page.goto('/ru/about')
  await expectDark(page)
  await page.getByRole('radio', { name: 'Светлое' }).check({ force: true })
  await expectLight(page)
})

test('it holds against the system, until the system is chosen again', async ({ page }) => {
  await page.goto('/en')
  await page.getByRole('radio', { name: 'Light' }).check({ force: true })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectLight(page)
  await page.getByRole('radio', { name: 'Same as system' }).check({ force: true })
  await expectDark(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await expectLight(page)
})

test('without a choice the page follows the system', async ({ page }) => {
  await page.goto('/ro')
  await expect(page.getByRole('radio', { name: 'Ca în sistem' })).toBeChecked()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectDark(page)
})

for (const [chosen, system] of [
  ['dark', 'light'],
  ['light', 'dark'],
] as const) {
  test(`no frame flashes: ${chosen} on a ${system} system`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system })
    await page.addInitScript((theme) => {
      localStorage.setItem('theme', theme)
      const seen = new Set<string>()
      Object.assign(globalThis, { seenGrounds: seen })
      const look = () => {
        // Before the style sheet is there nothing is painted.
        const body = document.querySelector('body')
        if (body && getComputedStyle(body).margin === '0px') {
          seen.add(
            [document.documentElement, body]
              .map((element) => getComputedStyle(element).backgroundColor)
              .join(),
          )
        }
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    }, chosen)
    await page.goto('/ro')
    await hydrate(page)
    await (chosen === 'dark' ? expectDark(page) : expectLight(page))
    const seen = await page.evaluate(() => {
      const grounds: unknown = Reflect.get(globalThis, 'seenGrounds')
      return grounds instanceof Set ? [...grounds].map(String) : []
    })
    expect(seen).toHaveLength(1)
  })
}
