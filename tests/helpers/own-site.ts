import { expect, test as base } from '@playwright/test'
import { withUndo } from '../../src/dev/processes/undo'
import { type Front, type OwnSite, serveAlone, startOwnSite } from './start-own-site'

/**
 * Tests on a site of their own, without accounts; addresses without an origin lead to it. Files that
 * run one after the other share it: `test.use({ siteName: '…' })` at the top of a file gives it one
 * that no other file has changed. `front` says what serves it.
 */
export const test = base.extend<object, { siteName: string; front: Front; site: OwnSite }>({
  siteName: ['all', { option: true, scope: 'worker' }],
  front: ['on demand', { option: true, scope: 'worker' }],
  site: [
    // Another value of an option is another worker, with another site.
    ({ siteName, front }, use) =>
      withUndo(async (defer) => {
        const nothing = () => Promise.resolve({ variables: {} })
        const { site } = await startOwnSite({ defer, beside: nothing, serve: serveAlone(front) })
        await use(site)
        expect(site.violations(), `the site of ${siteName}`).toEqual([])
      }),
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.origin)
  },
})
