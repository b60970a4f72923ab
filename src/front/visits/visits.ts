import type { IncomingMessage } from 'node:http'
import { clientAddressHeader } from '@/lib/http/client-address'
import { log } from '@/lib/log'
import { isReader } from '../requests/is-reader'
import { createVisitCounter, type VisitCounter } from './visit-counter'
import { createVisitStore } from './visit-store'

const interval = 60 * 1000
// The first pages after a start need the database more.
const settling = 20 * 1000

// Files are asked for by machines.
const fileName = /\.[a-z0-9]{1,8}$/i

type Visit = {
  req: Pick<IncomingMessage, 'method' | 'headers'>
  path: string
  status: number
}

/** Counts an answered request, if a reader made it. */
export function noteVisit({
  counter,
  origin,
  visit: { req, path, status },
}: {
  counter: VisitCounter
  /** Public origin of the site. */
  origin: string
  visit: Visit
}): void {
  if (!isReader(req)) return
  const { headers } = req
  if (status === 200) {
    const visitor = `${String(headers[clientAddressHeader])} ${String(headers['user-agent'])}`
    counter.countPage({ path, visitor })
  } else if (status === 404 && !fileName.test(path)) {
    const isLinkedHere = headers.referer?.startsWith(`${origin}/`) === true
    counter.countMissing({ path, isLinkedHere })
  }
}

type Options = { databaseUrl: string; siteUrl: string }

/**
 * Counts what readers read and what they do not find (docs/visits.md): pages by day, visitors by
 * day, and addresses that lead nowhere. Counting never holds a page up, and while the database is
 * away it goes on in memory.
 */
export function createVisits({ databaseUrl, siteUrl }: Options) {
  const store = createVisitStore({ url: databaseUrl })
  const salts = new Map<string, string | null>()
  const counter = createVisitCounter({ getSalt: (day) => salts.get(day) ?? null })
  const { origin } = new URL(siteUrl)
  let isStoring = false
  let closedBefore = ''

  async function learnSalt(day: string): Promise<void> {
    if (salts.get(day)) return
    salts.set(day, await store.salt(day))
    for (const known of salts.keys()) if (known < day) salts.delete(known)
  }

  async function closeDaysBefore(day: string): Promise<void> {
    if (closedBefore === day) return
    await store.closeDays(day)
    closedBefore = day
  }

  async function save(): Promise<void> {
    if (isStoring) return
    isStoring = true
    const tallies = counter.take()
    try {
      if (tallies.length > 0) await store.add(tallies)
    } catch (error) {
      counter.putBack(tallies)
      log.error({ err: error }, 'The visits could not be stored')
    }
    try {
      const today = new Date().toISOString().slice(0, 10)
      await learnSalt(today)
      await closeDaysBefore(today)
    } catch {
      // The database is down; it is tried again in a minute.
    }
    isStoring = false
  }

  const first = setTimeout(() => void save(), settling)
  const timer = setInterval(() => void save(), interval)
  first.unref()
  timer.unref()

  return {
    /** A page was answered with `status`. */
    note: (visit: Visit): void => noteVisit({ counter, origin, visit }),
    /** Stores what is left. */
    async stop(): Promise<void> {
      clearTimeout(first)
      clearInterval(timer)
      await save()
      await store.close()
    },
  }
}

export type Visits = ReturnType<typeof createVisits>
