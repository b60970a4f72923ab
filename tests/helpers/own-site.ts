import { expect, test as base } from '@playwright/test'
import { withUndo } from '../../src/dev/undo'
import { type OwnSite, startOwnSite } from './start-own-site'

/** Tests on a site of their own, without accounts; addresses without an origin lead to it. */
export const test = base.extend<object, { site: OwnSite }>({
  site: [
    // Playwright reads the names of the first parameter; this fixture rests on no other.
    // eslint-disable-next-line no-empty-pattern
    ({}, use) =>
      withUndo(async (defer) => {
        const nothing = () => Promise.resolve({ variables: {} })
        const { site } = await startOwnSite({ defer, beside: nothing })
        await use(site)
        expect(site.violations()).toEqual([])
      }),
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.origin)
  },
})
