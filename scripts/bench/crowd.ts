import { setTimeout as sleep } from 'node:timers/promises'
import { startAuthCore } from '../../src/dev/auth-core'
import { withUndo } from '../../src/dev/processes/undo'
import type { Bench, Finding } from './apart'
import { openClient, readPage, type Client, type Outcome } from './crowd-clients'
import { serveSite } from './served-site'
import { toTable } from './table'

/** The core as the official one is where nobody has set it up otherwise. */
const crowdCore = { maxServerPoolSize: 10, hashMs: 120 }

const sizes = [0, 5, 20, 50, 100]
/** Up to here no request may be refused. */
const mostLetIn = 50
const page = '/ro/about'
const readEveryMs = 50
/** How long reads are measured while nobody signs in. */
const quietMs = 5000
/** Fewer than the site admits at once, so that creating the members is not a load test in itself. */
const together = 4

type Row = { size: number; signIns: Outcome[]; sessions: Outcome[]; pages: Outcome[] }

function count({ outcomes, kind }: { outcomes: Outcome[]; kind: Outcome['kind'] }): number {
  return outcomes.filter((outcome) => outcome.kind === kind).length
}

function longest(outcomes: Outcome[]): number {
  return Math.round(Math.max(0, ...outcomes.map(({ ms }) => ms)))
}

function p99(outcomes: Outcome[]): number {
  const sorted = outcomes.map(({ ms }) => ms).sort((a, b) => a - b)
  return Math.round(sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0)
}

/** Reads at a steady rate, however long each read takes, until it is stopped. */
function readSteadily(read: () => Promise<Outcome>): () => Promise<Outcome[]> {
  const reads: Promise<Outcome>[] = []
  const timer = setInterval(() => reads.push(read()), readEveryMs)
  return () => {
    clearInterval(timer)
    return Promise.all(reads)
  }
}

async function makeMembers({ origin, members }: { origin: string; members: number }) {
  const made: Client[] = []
  while (made.length < members) {
    const clients = Array.from({ length: together }, () => openClient({ origin }))
    const outcomes = await Promise.all(clients.map((client) => client.signUp()))
    made.push(...clients.filter((_client, index) => outcomes[index]?.kind === 'ok'))
    if (!outcomes.some(({ kind }) => kind === 'ok')) throw new Error('Nobody could sign up.')
  }
  return made
}

async function measure(options: {
  origin: string
  size: number
  members: Client[]
  reader: Client
}): Promise<Row> {
  const { origin, size, members, reader } = options
  const stopSessions = readSteadily(() => reader.readAccount())
  const stopPages = readSteadily(() => readPage(`${origin}${page}`))
  const crowd = members.slice(0, size).map(({ email }) => openClient({ origin, email }).signIn())
  const signIns = await Promise.all(crowd)
  if (size === 0) await sleep(quietMs)
  const [sessions, pages] = await Promise.all([stopSessions(), stopPages()])
  return { size, signIns, sessions, pages }
}

const columns = ['sign-ins at once', 'in', 'told to come again', 'failed', 'longest ms']
const reads = ['session reads', 'failed', 'longest ms', 'page reads', 'failed', 'p99 ms']

function toCells({ size, signIns, sessions, pages }: Row): (string | number)[] {
  const [ok, refused, failed] = (['ok', 'refused', 'failed'] as const).map((kind) =>
    count({ outcomes: signIns, kind }),
  )
  const failures = (outcomes: Outcome[]) => outcomes.length - count({ outcomes, kind: 'ok' })
  return [
    ...[size, ok ?? 0, refused ?? 0, failed ?? 0, longest(signIns)],
    ...[sessions.length, failures(sessions), longest(sessions)],
    ...[pages.length, failures(pages), p99(pages)],
  ]
}

function isAsPromised({ size, signIns, sessions, pages }: Row): boolean {
  const isRead = [...sessions, ...pages].every(({ kind }) => kind === 'ok')
  const isIn = signIns.every(
    ({ kind }) => kind === 'ok' || (size > mostLetIn && kind === 'refused'),
  )
  return isRead && isIn
}

/** Lets crowds sign in at a site while a member reads the account and a visitor a page. */
async function measureCrowds({ origin }: { origin: string }): Promise<Finding> {
  const [reader, ...members] = await makeMembers({ origin, members: Math.max(...sizes) + 1 })
  if (!reader) throw new Error('Nobody is signed in.')
  const rows: Row[] = []
  for (const size of sizes) {
    rows.push(await measure({ origin, size, members, reader }))
    // By then a site that considered the core down has recovered.
    await sleep(2000)
  }
  const table = toTable({ head: [...columns, ...reads], rows: rows.map(toCells) })
  return { table, isGood: rows.every(isAsPromised) }
}

/** The crowds at the production build, or at the site that `BENCH_CROWD_URL` names. */
export async function benchCrowd(bench: Bench): Promise<Finding> {
  const { env, signal } = bench
  if (env.BENCH_CROWD_URL) return measureCrowds({ origin: env.BENCH_CROWD_URL })
  return withUndo(async (defer) => {
    const limits = { TRUSTED_PROXY_HOPS: '1', RATE_LIMIT_SCALE: '1000' }
    const origin = await serveSite({
      ...{ name: 'crowd', defer },
      bench: { ...bench, env: { ...env, ...limits } },
      services: async ({ databaseUrl }) => {
        const core = await startAuthCore({ databaseUrl, settings: crowdCore, signal })
        defer(core.stop)
        return { SUPERTOKENS_CONNECTION_URI: core.url, SUPERTOKENS_API_KEY: core.apiKey }
      },
    })
    return measureCrowds({ origin })
  })
}
