import { expect, test as base } from '@playwright/test'
import { type Instance, openCluster } from '../../src/dev/stack/cluster'
import { withUndo } from '../../src/dev/processes/undo'
import { type OwnSite, startOwnSite } from './start-own-site'

const { signal } = new AbortController()

/** Its origin is the door before the instances. */
export type OwnCluster = OwnSite & { instances: Instance[] }

/** Tests on a site of their own that several instances serve, without accounts. */
export const test = base.extend<object, { instanceCount: number; site: OwnCluster }>({
  instanceCount: [2, { option: true, scope: 'worker' }],
  site: [
    ({ instanceCount }, use) =>
      withUndo(async (defer) => {
        let instances: Instance[] = []
        const { site } = await startOwnSite({
          defer,
          beside: () => Promise.resolve({ variables: {} }),
          serve: async ({ port, env, ...serving }) => {
            const cluster = await openCluster({
              ...serving,
              env: { ...env, INSTANCES: String(instanceCount) },
              run: { signal, defer },
              sitePort: port,
            })
            instances = cluster.instances
          },
        })
        await use({ ...site, instances })
        expect(site.violations()).toEqual([])
      }),
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.origin)
  },
})
