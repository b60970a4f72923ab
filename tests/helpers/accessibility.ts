import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
export const narrow = { width: 320, height: 800 }
const wide = { width: 1280, height: 900 }

/** What axe has to say of the open page. */
export async function violations(page: Page): Promise<string[]> {
  // The pages have no frames, for which the other mode opens a window each time.
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(rules)
    .setLegacyMode(true)
    .analyze()
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
}

/** Looks at the open page in both appearances, on a wide and on a small screen. */
export async function expectNoViolations(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    for (const viewport of [wide, narrow]) {
      await page.setViewportSize(viewport)
      expect(await violations(page), `${colorScheme}, ${viewport.width} px`).toEqual([])
    }
  }
}
