import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod'
import { log } from '@/lib/log'
import { isConnectionRefused } from '@/lib/outage'
import { computeScriptMark } from '@/lib/script-mark'
import { createAppClient, type AppClient, type AppClientOptions } from './app-client'

/** How often each process is polled, and how long its answer may take, in milliseconds. */
const intervalMs = 1000
const timeoutMs = 2000

/**
 * Answers that may be missing before a process that does not refuse connections counts as frozen.
 */
const missedAnswers = 2

/**
 * How long a request waits for a process that has just stopped or is just starting, in
 * milliseconds.
 */
const restartMs = 10_000
const longestWaitMs = 5000

/** How long a build that could not make its pages is left alone before the next try, in milliseconds. */
const restMs = 10_000

const stateSchema = z.object({
  build: z.string(),
  startedAt: z.number(),
  /** Reads of pages that an outage has kept from succeeding; a former build does not count them. */
  failedReads: z.number().default(0),
})

/** A process of the application that has answered. */
export type App = Omit<AppClient, 'askOnNewConnection' | 'drain'> & {
  build: string
  /** In milliseconds since 1970. */
  startedAt: number
  /** Nonce by which the scripts of its pages are known as our own. */
  mark: string
}

/** `named` is the one of `urls` that led to it. */
type Candidate = { client: AppClient; app: App | null; missed: number; named: string }

type Options = {
  /** Where it listens; a name may stand for several processes. */
  urls: string[]
  secret: string
  /** Whether it compiles while it serves, and is then slow to answer the poll. */
  isDevelopment: boolean
  cookies: AppClientOptions['cookies']
  /** Lets a new process make its pages before it gets any request of a reader; throws where it cannot. */
  prepare: (app: App) => Promise<void>
  /** Overrides the default above in tests, in milliseconds. */
  rest?: number
  /** Another process answers from now on, or the same place answers after a restart. */
  onSwitch: (app: App) => void
  /** How many reads of pages have failed so far in the process that answers. */
  onFailedReads: (count: number) => void
}

/** The addresses that a name resolves to; null while they are not known. */
async function resolveUrl(url: string): Promise<string[] | null> {
  const { hostname, port } = new URL(url)
  if (isIP(hostname) !== 0) return [url]
  const found = await lookup(hostname, { all: true, family: 4 }).catch(() => null)
  return found?.map(({ address }) => `http://${address}:${port}`) ?? null
}

/**
 * Tracks the processes of the application and which of them answers readers: one at a time, because
 * only that one is told of edits. A process of a newer build takes over once its pages are made; any
 * other takes over when the present one does not answer.
 */
export function createAppRegistry(options: Options) {
  const { urls, secret, isDevelopment, cookies, prepare, rest = restMs, ...events } = options
  const candidates = new Map<string, Candidate>()
  let active: App | null = null
  let isUp = false
  let preparing: App | null = null
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  let downSince = Date.now()
  const waiting: (() => void)[] = []

  async function probe(candidate: Candidate): Promise<void> {
    const { client } = candidate
    try {
      const { status, body } = await client.askOnNewConnection({
        path: '/internal/state',
        timeoutMs,
      })
      if (status !== 200) throw new Error(`The application says ${status} of its state.`)
      const { build, startedAt, failedReads } = stateSchema.parse(JSON.parse(body.toString()))
      candidate.missed = 0
      if (candidate.app?.startedAt === startedAt) {
        if (candidate.app === active) events.onFailedReads(failedReads)
        return
      }
      candidate.app = { ...client, build, startedAt, mark: computeScriptMark({ secret, build }) }
    } catch (error) {
      candidate.missed += 1
      const isFrozen = !isDevelopment && candidate.missed >= missedAnswers
      const isRefused = isConnectionRefused(error)
      if (isRefused && candidate.app) client.drain()
      if (isRefused || isFrozen) candidate.app = null
    }
  }

  async function findCandidates(): Promise<void> {
    const resolved = await Promise.all(
      urls.map(async (named) => ({ named, found: await resolveUrl(named) })),
    )
    for (const { named, found } of resolved) {
      for (const url of found ?? []) {
        if (candidates.has(url)) continue
        const client = createAppClient({ url, secret, isDevelopment, cookies })
        candidates.set(url, { client, app: null, missed: 0, named })
      }
    }
    const present = new Set(resolved.flatMap(({ found }) => found ?? []))
    // Those whose name cannot be looked up go on.
    const unknown = new Set(resolved.flatMap(({ named, found }) => (found ? [] : named)))
    for (const [url, { client, named, app }] of candidates) {
      if (present.has(url) || (unknown.has(named) && app)) continue
      candidates.delete(url)
      client.drain()
    }
  }

  function switchTo(app: App): void {
    active = app
    log.info({ event: 'app-active', message: `build ${app.build} answers`, url: app.url })
    events.onSwitch(app)
  }

  /** Where a process answers; undefined once it has stopped. */
  function findCandidate(app: App): Candidate | undefined {
    return [...candidates.values()].find((candidate) => candidate.app === app)
  }

  function choose(): void {
    const apps = [...candidates.values()].flatMap(({ app }) => app ?? [])
    const current = apps.find((app) => app === active)
    const wasUp = isUp
    isUp = current !== undefined || apps.length > 0
    if (wasUp && !isUp) {
      downSince = Date.now()
      log.error({ event: 'app-away', message: 'the application does not answer' })
    }
    const newest = apps.toSorted((one, other) => other.startedAt - one.startedAt)[0]
    if (!newest) return
    if (!current) switchTo(newest)
    for (const resolve of waiting.splice(0)) resolve()
    if (!current) return
    if (newest.build === current.build || newest.startedAt < current.startedAt) return
    if (preparing === newest) return
    preparing = newest
    void prepare(newest)
      .then(() => {
        if (!isClosed && active !== newest && findCandidate(newest)) switchTo(newest)
      })
      .catch(async (error: unknown) => {
        log.error({ event: 'app-not-prepared', err: error })
        await sleep(rest, undefined, { ref: false })
      })
      .finally(() => {
        // While it rested, a later build may have begun.
        if (preparing === newest) preparing = null
      })
  }

  async function look(): Promise<void> {
    await findCandidates()
    await Promise.all([...candidates.values()].map(probe))
    if (isClosed) return
    choose()
    timer = setTimeout(() => void look(), isUp ? intervalMs : intervalMs / 10)
  }

  void look()
  return {
    /** The process that answers, or that answered last; null before the first one has. */
    active: (): App | null => active,
    isUp: (): boolean => isUp,
    /** The process that answers; while one may be restarting, a request waits for it. */
    async available(): Promise<App | null> {
      const left = downSince + restartMs - Date.now()
      if (!isUp && left > 0) {
        await new Promise<void>((resolve) => {
          waiting.push(resolve)
          setTimeout(resolve, Math.min(left, longestWaitMs)).unref()
        })
      }
      return isUp ? active : null
    },
    /** All that answer, the active one first: open tabs ask for files of other builds too. */
    all(): App[] {
      const apps = [...candidates.values()].flatMap(({ app }) => app ?? [])
      return [...new Set([...apps.filter((app) => app === active), ...apps])]
    },
    /** Polls at once: a request has just failed. */
    lookAgain(): void {
      if (isClosed) return
      const failed = [...candidates.values()].find(({ app }) => app === active)
      if (failed) void probe(failed).then(choose)
    },
    async close(): Promise<void> {
      isClosed = true
      for (const resolve of waiting.splice(0)) resolve()
      clearTimeout(timer)
      await Promise.all([...candidates.values()].map(({ client }) => client.close()))
    },
  }
}

export type AppRegistry = ReturnType<typeof createAppRegistry>
