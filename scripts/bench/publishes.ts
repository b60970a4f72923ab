import { setTimeout as sleep } from 'node:timers/promises'
import type { Environment } from '../../src/dev/processes/child'
import { freePort } from '../../src/dev/processes/free-port'
import { startPostgres } from '../../src/dev/postgres/postgres-service'
import {
  databaseBeside,
  seededDatabase,
  startSeededPostgres,
} from '../../src/dev/postgres/seeded-postgres'
import { testEditor } from '../../src/dev/testing/test-environment'
import type { Bench, Finding } from './apart'
import { publishFooter, signIn, type Session } from './footer-edits'
import { watchPages, type Watch } from './page-watch'
import { startPinnedSite } from './server'

const edits = 200
const pages = ['/ro', '/ro/terms']
/** What is promised, in milliseconds from the answer to a save. */
const p95Limit = 2000
const longestLimit = 5000
/** How long the database is down after the last save, and how long an edit may take then. */
const outage = 3000
const timeoutMs = 20_000

type Site = { databasePort: number; folder: string; origins: string[]; session: Session }

async function untilSeen({ watch, number }: { watch: Watch; number: number }): Promise<void> {
  const end = Date.now() + timeoutMs
  while (!watch.isSeenEverywhere(number)) {
    if (Date.now() > end) throw new Error(`Publish ${number} is not visible after ${timeoutMs} ms.`)
    await sleep(5)
  }
}

async function publishAll({ site, watch }: { site: Site; watch: Watch }): Promise<number[]> {
  const delays: number[] = []
  for (let number = 1; number <= edits; number += 1) {
    const origin = site.origins[number % site.origins.length] ?? ''
    await publishFooter({ session: site.session, by: origin, number })
    const saved = Date.now()
    await untilSeen({ watch, number })
    delays.push(watch.firstSeenEverywhere(number) - saved)
    // Publishes are not aligned with the polling.
    await sleep(Math.random() * 100)
  }
  return delays.sort((a, b) => a - b)
}

/** Stops the database right after a publish; how long after its return that is visible, in ms. */
async function publishBeforeOutage({
  site,
  watch,
  signal,
}: {
  site: Site
  watch: Watch
  signal: AbortSignal
}): Promise<number> {
  const { databasePort: port, folder } = site
  const open = () => startPostgres({ folder, port, durable: false, signal })
  const server = await open()
  const number = edits + 1
  await publishFooter({ session: site.session, by: site.origins[0] ?? '', number })
  await server.stop()
  await sleep(outage, undefined, { signal })
  await open()
  const back = Date.now()
  await untilSeen({ watch, number })
  return Math.max(0, watch.firstSeenEverywhere(number) - back)
}

/** Publishes against two instances that are asked for their pages 20 times a second. */
export async function benchPublishes({ env: given, signal }: Bench): Promise<Finding> {
  const temporary = await startSeededPostgres({ signal })
  const servers: { stop: () => Promise<void> }[] = []
  try {
    const ports = [await freePort(), await freePort()]
    const origins = ports.map((port) => `http://localhost:${port}`)
    const [siteUrl = ''] = origins
    const databaseUrl = databaseBeside({ url: temporary.url, name: seededDatabase })
    for (const port of ports) {
      const env: Environment = {
        ...{ ...given, DATABASE_URL: databaseUrl, SITE_URL: siteUrl },
        ...{ PORT: String(port), EDITOR_EMAIL: undefined, EDITOR_PASSWORD: undefined },
      }
      servers.push(await startPinnedSite({ env, signal }))
    }
    const site: Site = {
      ...{ databasePort: Number(new URL(temporary.url).port), origins },
      folder: `${temporary.folder}/postgres`,
      session: await signIn({ origin: siteUrl, ...testEditor }),
    }
    const watch = watchPages({
      urls: origins.flatMap((origin) => pages.map((path) => origin + path)),
    })
    const delays = await publishAll({ site, watch })
    const afterOutage = await publishBeforeOutage({ site, watch, signal })
    const { asked, olderPages, failures } = await watch.stop()
    const at = (share: number) => Math.round(delays[Math.ceil(delays.length * share) - 1] ?? NaN)
    const [p95, longest] = [at(0.95), at(1)]
    const lines: [string, string | number][] = [
      ['publishes, by the panels of both instances in turns', edits],
      ['pages asked for, 20 times a second each', asked],
      ['visible on both, ms after the save: median', at(0.5)],
      ['p95', p95],
      ['longest', longest],
      ['answers older than one before them from the same instance', olderPages],
      ['answers other than 200, an outage of the database included', failures],
      [
        'database stopped right after a save: ms from its return until visible on both',
        afterOutage,
      ],
    ]
    const table = [
      '| what | figure |',
      '| --- | --- |',
      ...lines.map((row) => `| ${row.join(' | ')} |`),
    ]
    const isGood =
      p95 <= p95Limit &&
      Math.max(longest, afterOutage) <= longestLimit &&
      olderPages + failures === 0
    return { table: table.join('\n'), isGood }
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    await temporary.remove()
  }
}
