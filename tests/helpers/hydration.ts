import { expect, type Page } from '@playwright/test'

/** Whether React serves the page by now: its heading is on each. */
export function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const heading = document.querySelector('h1')
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber$'))
  })
}

/**
 * Gives the first sign of someone using the page, which changes nothing on it, and waits until its
 * scripts serve it.
 */
export async function hydrate(page: Page): Promise<void> {
  // From one place to another, wherever the mouse has been before.
  for (const place of [2, 3, 4]) await page.mouse.move(place, place)
  await expect.poll(() => isHydrated(page)).toBe(true)
}
