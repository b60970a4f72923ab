import { appendFileSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { checkout } from '../../src/dev/checkout'
import type { Undo } from '../../src/dev/processes/undo'
import { ensureSiteBuilt } from '../../src/dev/site-build'
import { startSite } from '../../src/dev/site-server'
import { startTestServices } from '../../src/dev/testing/test-services'
import { startOwnSite } from './start-own-site'

/** As in production, where a proxy ends TLS before the site: what cookies and headers are like. */
const siteUrl = 'https://pasiuni.example'

const { signal } = new AbortController()

/** Serves the production build to all tests of `tests/security`, with a log that they can read. */
export default async function serveSecuritySite(
  project: TestProject,
): Promise<() => Promise<void>> {
  const undos: Undo[] = []
  const defer = (undo: Undo) => void undos.push(undo)
  const tearDown = async () => {
    for (const undo of undos.reverse()) await undo()
  }
  try {
    const logFile = join(checkout, '.local/test/security-build.log')
    await ensureSiteBuilt({ signal, logFile, quiet: true })
    const { site, services } = await startOwnSite({
      defer,
      beside: async (place) => {
        const running = await startTestServices({ ...place, siteUrl, defer })
        const variables = { ...running.variables, SITE_URL: siteUrl, LOG_REQUESTS: 'true' }
        return { ...running, variables }
      },
      serve: async ({ env, folder, onLine }) => {
        const said = join(mkdtempSync(join(folder, 'log-')), 'site.log')
        appendFileSync(said, '')
        const { stop, appUrl } = await startSite({
          env,
          signal,
          onLine: (line) => {
            appendFileSync(said, `${line}\n`)
            onLine(line)
          },
        })
        defer(stop)
        project.provide('siteLog', said)
        project.provide('appAddress', appUrl)
      },
    })
    const settings = Object.entries(site.env).flatMap(([name, value]) =>
      value === undefined || process.env[name] === value ? [] : [[name, value] as const],
    )
    project.provide('siteAddress', site.origin.replace('localhost', '127.0.0.1'))
    project.provide('siteSettings', Object.fromEntries(settings))
    project.provide('mailboxAddress', services.mailbox.webUrl)
  } catch (error) {
    await tearDown()
    throw error
  }
  return tearDown
}
