import { expect } from '@playwright/test'
import { weighPage } from '../../scripts/bench/page-weight'
import { locales } from '../../src/i18n/locales'
import { sitePages } from '../helpers/site-pages'
import { test } from '../helpers/site-test'
import { isOff } from '../helpers/switches'

// In bytes on the wire, compressed, with headers (docs/performance.md). No page of the seed has a
// photograph.
const budget = 52_500

for (const locale of locales) {
  const pages = sitePages.filter(
    ({ locale: own, path, isIndexed }) =>
      own === locale && (isIndexed || path.startsWith('/external/')),
  )

  test(`pages for reading keep to their budget before they are used: ${locale}`, async ({
    browser,
    origin,
  }) => {
    test.skip(...isOff('LATE_HYDRATION'))
    test.skip(...isOff('INLINE_STYLES'))
    test.setTimeout(60_000)
    const weights = await Promise.all(
      pages.map(({ address }) => weighPage({ browser, origin, path: address })),
    )
    for (const { path, html, css, font, other, scriptAtRest } of weights) {
      const weight = html + css + font + other + scriptAtRest
      console.log(`${path}: ${weight} bytes, of them ${font} of fonts`)
      expect.soft(weight, path).toBeLessThanOrEqual(budget)
      expect.soft(scriptAtRest, path).toBe(0)
      // A page without its fonts would pass for light.
      expect(font, path).toBeGreaterThan(15_000)
    }
  })
}
