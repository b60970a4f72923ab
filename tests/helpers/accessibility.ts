import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
export const narrow = { width: 320, height: 800 }
const wide = { width: 1280, height: 900 }

/** What axe has to say of the open page or of a part of it, by all its rules or by one. */
export async function violations(
  page: Page,
  { rule, within = 'html' }: { rule?: string | undefined; within?: string } = {},
): Promise<string[]> {
  // The pages have no frames, for which the other mode opens a window each time.
  const builder = new AxeBuilder({ page })
    .setLegacyMode(true)
    // Describing all that is in order takes longer than finding what is not.
    .options({ resultTypes: ['violations'] })
    .include(within)
  const chosen = rule === undefined ? builder.withTags(rules) : builder.withRules(rule)
  const { violations: found } = await chosen.analyze()
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
}

/**
 * Looks at the open page in both appearances, on a wide and on a small screen. Where only colours
 * differ from what was looked at already, only contrast is.
 */
export async function expectNoViolations(page: Page): Promise<void> {
  await look({ page, colorScheme: 'light', viewport: wide })
  await look({ page, colorScheme: 'dark', viewport: wide, rule: 'color-contrast' })
  await look({ page, colorScheme: 'dark', viewport: narrow })
}

async function look(options: {
  page: Page
  colorScheme: 'light' | 'dark'
  viewport: typeof wide
  rule?: string
}): Promise<void> {
  const { page, colorScheme, viewport, rule } = options
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
  await page.setViewportSize(viewport)
  expect(await violations(page, { rule }), `${colorScheme}, ${viewport.width} px`).toEqual([])
}
