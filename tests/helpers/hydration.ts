import { expect, type Page } from '@playwright/test'

/** Whether React serves the page by now: the theme switch is on each. */
export function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const choice = document.querySelector('input[name="theme"]')
    return choice !== null && Object.keys(choice).some((key) => key.startsWith('__reactFiber$'))
  })
}

/**
 * Gives the first sign of somebody using the page, which changes nothing on it, and waits until its
 * scripts serve it.
 */
export async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(2, 2)
  await expect.poll(() => isHydrated(page)).toBe(true)
}
