// Measures the site on this machine and prints the tables of docs/performance.md, all of them or
// those that are named: npm run bench -- lists notices. The desk is filled with 20,000 texts and the
// list of members with 10,000, or as many as are asked for: npm run bench -- desk --units=100000,
// npm run bench -- lists --members=50000. Odd addresses are asked for for a minute, or for ten:
// npm run bench -- recovery --minutes=10. Ends with 1 where something is not as promised. The site
// is built first; the yardstick needs nginx, and `wrk` asks where that is installed.
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { CLOSED_SERVICES } from '../src/dev/processes/closed-services'
import { freePort } from '../src/dev/processes/free-port'
import { runInterruptible } from '../src/dev/processes/interruptible'
import { PlainError } from '../src/dev/plain-error'
import { startPostgres } from '../src/dev/postgres/postgres-service'
import { randomSecrets } from '../src/dev/secrets'
import type { Bench, Finding } from './bench/apart'
import { benchCrowd } from './bench/crowd'
import { benchTranslations } from './bench/desk'
import { benchInbox } from './bench/inbox'
import { benchInteraction } from './bench/interaction'
import { benchLighthouse } from './bench/lighthouse'
import { benchMembers } from './bench/members'
import { benchNotices } from './bench/notices'
import { benchPublishes } from './bench/publishes'
import { benchRecovery } from './bench/recovery'
import { benchSchedule } from './bench/schedule'
import { benchEditor, benchSite } from './bench/site'

type Part = { title: string; measure: (bench: Bench) => Promise<Finding> }

const parts: Record<string, Part[]> = {
  interaction: [
    {
      title: 'The first interactions of a phone (ms to the next paint)',
      measure: benchInteraction,
    },
  ],
  lighthouse: [{ title: 'Lighthouse, as a phone', measure: benchLighthouse }],
  crowd: [
    { title: 'A crowd signs in (a core with 10 threads, 120 ms a hash)', measure: benchCrowd },
  ],
  desk: [{ title: 'The translation desk (ms at the server)', measure: benchTranslations }],
  lists: [
    { title: 'The inbox (ms at the server)', measure: benchInbox },
    { title: 'The members (ms at the server)', measure: benchMembers },
  ],
  notices: [{ title: 'Telling everybody of new terms', measure: benchNotices }],
  publishes: [{ title: 'Publishing with two instances', measure: benchPublishes }],
  recovery: [{ title: 'The application busy, killed, frozen', measure: benchRecovery }],
  schedule: [{ title: 'Publishing at a planned time', measure: benchSchedule }],
}

// Of five rounds for every page it takes more than an hour, so it is to be named.
const longOnes = ['lighthouse']

/** @throws {PlainError} for a name that is no part */
function askedParts(names: string[]): string[] {
  const known = ['site', ...Object.keys(parts)]
  const stranger = names.find((name) => !known.includes(name))
  if (stranger !== undefined) {
    throw new PlainError(`Unknown benchmark “${stranger}”. Available: ${known.join(', ')}.`)
  }
  return names.length > 0 ? names : known.filter((name) => !longOnes.includes(name))
}

/** @throws {PlainError} for what is no whole number within the limits */
function readCount(text: string, { least, most }: { least: number; most: number }): number {
  const asked = Number(text)
  if (Number.isInteger(asked) && asked >= least && asked <= most) return asked
  throw new PlainError(`“${text}” is not a number from ${least} to ${most}.`)
}

await runInterruptible(
  async (run) => {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        units: { type: 'string', default: '20000' },
        members: { type: 'string', default: '10000' },
        minutes: { type: 'string', default: '1' },
      },
    })
    const asked = askedParts(positionals)
    const records = { least: 1000, most: 1_000_000 }
    const units = readCount(values.units, records)
    const members = readCount(values.members, records)
    const minutes = readCount(values.minutes, { least: 1, most: 60 })
    const folder = mkdtempSync(path.join(os.tmpdir(), 'pasiuni-bench-'))
    run.defer(() => {
      rmSync(folder, { recursive: true, force: true })
    })
    const { signal } = run
    const postgres = await startPostgres({ folder: path.join(folder, 'postgres'), signal })
    run.defer(postgres.stop)

    const port = await freePort()
    const origin = `http://localhost:${port}`
    const env: NodeJS.ProcessEnv = {
      ...process.env,
      ...randomSecrets(),
      ...CLOSED_SERVICES,
      NODE_ENV: 'production',
      DATABASE_URL: postgres.url,
      SITE_URL: origin,
      PORT: String(port),
      HOSTNAME: '127.0.0.1',
      EDITOR_EMAIL: benchEditor.email,
      EDITOR_PASSWORD: benchEditor.password,
      MEDIA_DIR: path.join(folder, 'media'),
    }
    let isGood = !asked.includes('site') || (await benchSite({ env, origin, folder, run }))
    for (const [name, measurements] of Object.entries(parts)) {
      if (!asked.includes(name)) continue
      for (const { title, measure } of measurements) {
        const finding = await measure({
          ...{ env, serverUrl: postgres.url, units, members, minutes, signal },
        })
        const load = os.loadavg()[0]?.toFixed(1)
        console.log(`\n## ${title}\n\n${finding.table.trimEnd()}\n\nLoad of the machine: ${load}`)
        isGood &&= finding.isGood
      }
    }
    return isGood ? 0 : 1
  },
  { interruptedCode: () => 1 },
)
