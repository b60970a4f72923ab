import { expect, type Page } from '@playwright/test'

/** Whether React serves the page by now: its heading is on each. */
export function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const heading = document.querySelector('h1')
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber$'))
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
