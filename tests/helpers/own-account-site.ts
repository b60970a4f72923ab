import { join } from 'node:path'
import { expect, test as base } from '@playwright/test'
import { startAuthCore } from '../../src/dev/auth-core'
import { startMailbox } from '../../src/dev/mailbox'
import { embeddedOnlyReason, isCoreGiven } from '../../src/dev/testing/test-core'
import { startTestServices, type TestServices } from '../../src/dev/testing/test-services'
import { type Undo, withUndo } from '../../src/dev/processes/undo'
import { type Restartable, restartable } from './restartable'
import { type Front, type OwnSite, type Place, serveAlone, startOwnSite } from './start-own-site'

type CoreSettings = Parameters<typeof startAuthCore>[0]['settings']

export type OwnAccountSite = OwnSite & {
  core: Restartable
  mailbox: Restartable
  /** For the helpers of `mailbox.ts`. */
  mailboxUrl: string
}

const { signal } = new AbortController()

async function startOwnAccountSite(options: {
  coreSettings: CoreSettings
  front: Front
  defer: (undo: Undo) => void
}): Promise<OwnAccountSite> {
  const { coreSettings, front, defer } = options
  const { site, services } = await startOwnSite({
    defer,
    serve: serveAlone(front),
    beside: async (place) => {
      const running = await startTestServices({ ...place, coreSettings, defer })
      return { ...running, place }
    },
  })
  const core = restartableCore({ ...services, coreSettings })
  const mailbox = restartableMailbox(services)
  defer(() => core.stop())
  defer(() => mailbox.stop())
  return { ...site, core, mailbox, mailboxUrl: services.mailbox.webUrl }
}

type Running = TestServices & { place: Place }

function restartableCore(options: Running & { coreSettings: CoreSettings }): Restartable {
  const { core, place, coreSettings: settings } = options
  const { databaseUrl } = place
  const { apiKey } = core
  const port = getPort(core.url)
  return restartable({
    first: core,
    again: () => startAuthCore({ databaseUrl, port, apiKey, settings, signal }),
  })
}

function restartableMailbox({ mailbox, place }: Running): Restartable {
  const folder = join(place.folder, 'mailbox')
  const ports = { smtpPort: getPort(mailbox.smtpUrl), webPort: getPort(mailbox.webUrl) }
  return restartable({
    first: mailbox,
    again: () => startMailbox({ folder, ...ports, signal }),
  })
}

function getPort(url: string): number {
  return Number(new URL(url).port)
}

/**
 * Tests on a site of their own with accounts and mails, whose parts they may kill; addresses without
 * an origin lead to it. `test.use({ coreSettings: … })` at the top of a file shortens lifetimes, and
 * `front` says what serves the site.
 */
export const test = base.extend<
  { ownCore: undefined },
  { coreSettings: CoreSettings; front: Front; site: OwnAccountSite }
>({
  coreSettings: [{}, { option: true, scope: 'worker' }],
  front: ['on demand', { option: true, scope: 'worker' }],
  site: [
    ({ coreSettings, front }, use) =>
      withUndo(async (defer) => {
        const site = await startOwnAccountSite({ coreSettings, front, defer })
        await use(site)
        expect(site.violations()).toEqual([])
      }),
    { scope: 'worker', timeout: 120_000 },
  ],
  ownCore: [
    async ({}, use, info) => {
      info.skip(isCoreGiven, embeddedOnlyReason)
      await use(undefined)
    },
    { auto: true },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.origin)
  },
})
