import { expect, test as base } from '@playwright/test'
import { withUndo } from '../../src/dev/processes/undo'
import { type OwnSite, startOwnSite } from './start-own-site'

/**
 * Tests on a site of their own, without accounts; addresses without an origin lead to it. Files that
 * run one after the other share it: `test.use({ siteName: '…' })` at the top of a file gives it one
 * that no other file has changed.
 */
export const test = base.extend<object, { siteName: string; site: OwnSite }>({
  siteName: ['all', { option: true, scope: 'worker' }],
  site: [
    // Another value of the option is another worker, with another site.
    ({ siteName }, use) =>
      withUndo(async (defer) => {
        const nothing = () => Promise.resolve({ variables: {} })
        const { site } = await startOwnSite({ defer, beside: nothing })
        await use(site)
        expect(site.violations(), `the site of ${siteName}`).toEqual([])
      }),
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.origin)
  },
})
