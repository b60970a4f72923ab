import { expect, type Page } from '@playwright/test'
import { getMessages } from '../../src/i18n/translator'
import { goodPassword, joinSite } from '../helpers/device'
import { test } from '../helpers/site-test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Presses Tab until the element has the focus; a page has far fewer stops than this allows. */
async function tabTo({ page, name }: { page: Page; name: string | RegExp }): Promise<void> {
  const focused = page.locator(':focus')
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Tab')
    const text = await focused.evaluate(
      (element) =>
        element.getAttribute('aria-label') ??
        (element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null) ??
        element.textContent,
    )
    if (typeof name === 'string' ? text.trim() === name : name.test(text.trim())) return
  }
  throw new Error(`Tab never reaches ${String(name)}`)
}

test('the first stop of Tab is a visible link past the navigation', async ({ page }) => {
  await page.goto('/ro')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Săriți la conținut' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the menu of a small screen opens, closes and gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/en')
  await tabTo({ page, name: 'Menu' })
  await page.keyboard.press('Enter')
  const entry = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link')
  await expect(entry.first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(entry.first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(entry.first()).toBeHidden()
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
})

test('pages and languages are reached with the keyboard alone', async ({ page }) => {
  await page.goto('/ro')
  await tabTo({ page, name: 'Despre noi' })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/ro\/about$/)
  await tabTo({ page, name: 'English' })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/about$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('the appearance is chosen with the arrow keys', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/en')
  const dark = page.getByRole('radio', { name: 'Dark' })
  await expect(dark).toBeEnabled()
  await tabTo({ page, name: 'Same as system' })
  await page.keyboard.press('ArrowUp')
  await expect(dark).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('a member signs in with the keyboard alone', async ({ page, origin }) => {
  const { email } = await joinSite({ origin, isVerified: false })
  await page.goto('/en/auth')
  await expect(page.getByRole('radio').first()).toBeEnabled()
  await tabTo({ page, name: 'E-mail address' })
  await page.keyboard.type('nobody')
  await page.keyboard.press('Enter')
  const { attention } = getMessages('en').auth
  await expect(page.getByRole('alert', { name: attention })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('E-mail address', { exact: true })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(email)
  await tabTo({ page, name: 'Password' })
  await page.keyboard.type(goodPassword)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === '/')
  await expect(page.getByRole('link', { name: getMessages('en').layout.account })).toBeVisible()
})

for (const address of ['/ro/become', '/ru/auth', '/en/auth#sign-up']) {
  test(`the focus is always seen, and nothing covers it: ${address}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(address)
    await expect(page.getByRole('radio').first()).toBeEnabled()
    const reached = new Set<string>()
    for (let stop = 0; stop < 40; stop += 1) {
      await page.keyboard.press('Tab')
      const stopped = await page.evaluate(() => {
        const element = document.activeElement
        if (!element || element === document.body) return null
        const shown = element instanceof HTMLInputElement ? element.labels?.[0] : element
        const box = (shown ?? element).getBoundingClientRect()
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
        // Where a ring would be; a picture of the whole page takes several times as long.
        const own = element.getBoundingClientRect()
        const left = Math.max(0, Math.min(box.left, own.left) - 12)
        const upper = Math.max(0, Math.min(box.top, own.top) - 12)
        const right = Math.max(box.right, own.right) + 12
        const lower = Math.max(box.bottom, own.bottom) + 12
        return {
          markup: element.outerHTML.slice(0, 160),
          // Header and footer have the same links.
          place: `${box.x},${box.y + scrollY}`,
          clip: { x: left, y: upper, width: right - left, height: lower - upper },
          isCovered: !(shown ?? element).contains(top) && !top?.contains(element),
        }
      })
      if (stopped === null || reached.has(stopped.place)) break
      reached.add(stopped.place)
      expect(stopped.isCovered, stopped.markup).toBe(false)
      const { clip } = stopped
      const withFocus = await page.screenshot({ caret: 'hide', clip })
      await page.evaluate(() => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      })
      const without = await page.screenshot({ caret: 'hide', clip })
      expect(withFocus.equals(without), `no focus ring: ${stopped.markup}`).toBe(false)
    }
    expect(reached.size).toBeGreaterThan(15)
  })
}
