import { setTimeout as sleep } from 'node:timers/promises'
import { log } from '@/lib/log'

/** One publish changes many pages; they leave together. In milliseconds. */
const gatheringMs = 100

/** After these a cache gives up, whose copies then become too old by themselves; in milliseconds. */
const usualPausesMs = [500, 1000, 2000, 4000, 8000, 16_000, 32_000]

/** What a cache had asked for before a purge may arrive there after it, in milliseconds. */
const underWayMs = 3000

/** Addresses that are sent at once; as many as the strictest of the known caches takes. */
const batchSize = 30

/** Addresses that wait for a cache that does not answer; the site has far fewer. */
const mostWaiting = 5000

type Options = {
  /** The cache, for the log. */
  name: string
  /** Tells the cache of some pages; fails where it is to be told again. */
  send: (paths: string[]) => Promise<void>
  pausesMs?: number[]
}

/**
 * Tells a cache which pages have changed: together, again where that fails, and once more some seconds
 * later. Nobody waits for it.
 */
export function createPurgeQueue({ name, send, pausesMs = usualPausesMs }: Options) {
  const waiting = new Set<string>()
  const stopping = new AbortController()
  const { signal } = stopping
  let isRunning = false

  function wait(path: string): void {
    if (signal.aborted || waiting.size >= mostWaiting) return
    waiting.add(path)
    // It fails only where it is told to stop.
    if (!isRunning) void run().catch(() => undefined)
  }

  async function run(): Promise<void> {
    isRunning = true
    try {
      await sleep(gatheringMs, undefined, { signal })
      for (let failures = 0; waiting.size > 0;) {
        const error = await sendSome()
        failures = error === null ? 0 : failures + 1
        if (error === null) continue
        const pause = pausesMs[failures - 1]
        if (pause === undefined) giveUp(error)
        else await sleep(pause, undefined, { signal })
      }
    } finally {
      isRunning = false
    }
  }

  /** @returns why it could not be sent; null where it was */
  async function sendSome(): Promise<unknown> {
    const batch = [...waiting].slice(0, batchSize)
    for (const path of batch) waiting.delete(path)
    try {
      await send(batch)
      return null
    } catch (error) {
      for (const path of batch) waiting.add(path)
      return error
    }
  }

  function giveUp(error: unknown): void {
    log.error({ event: 'purge-failed', err: error, message: `${waiting.size} pages at ${name}` })
    waiting.clear()
  }

  return {
    /** A page has changed. */
    add(path: string): void {
      wait(path)
      setTimeout(() => wait(path), underWayMs).unref()
    },
    stop: (): void => stopping.abort(),
  }
}
