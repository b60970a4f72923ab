import { emptySketch, mergeSketches, noteVisitor } from './visitor-sketch'

/** How many addresses are kept until they are stored; what comes on top is not counted. */
const mostPaths = 2000

/** Longer ones are no pages of ours, and an index of PostgreSQL has no room for any length. */
const longestPath = 200

/** Pages with a number, of which there are as many as people think of, are counted as one. */
const memberPage = /^(\/[a-z]{2}\/members)\/[^/]+$/

/** Whose page it was is nobody’s business, least of all once the member has left. */
function withoutMember(path: string): string {
  return path.replace(memberPage, '$1/[id]')
}

export type MissingPage = { hits: number; isLinkedHere: boolean }

/** Counts of one day since they were last stored. */
export type Tally = {
  /** A date of the calendar in UTC, 2026-11-21. */
  day: string
  views: Map<string, number>
  visitors: Uint8Array
  missing: Map<string, MissingPage>
}

type Added = { tally: Tally; path: string }

type Options = {
  /** The secret of a day, which visitors are digested with; null while it is not known. */
  getSalt: (day: string) => string | null
  now?: () => Date
}

function hasRoom({ pages, path }: { pages: Map<string, unknown>; path: string }): boolean {
  return pages.size < mostPaths || pages.has(path)
}

/**
 * Counts what is read, in memory only. Of who reads there is nothing but a sketch that tells how
 * many different ones there were.
 */
export function createVisitCounter({ getSalt, now = () => new Date() }: Options) {
  let tallies = new Map<string, Tally>()

  function getTally(day: string): Tally {
    const tally = tallies.get(day) ?? {
      ...{ day, views: new Map(), visitors: emptySketch(), missing: new Map() },
    }
    tallies.set(day, tally)
    return tally
  }

  let second = 0
  let day = ''
  /** Visitors counted within this second, so that each is digested once. */
  const noted = new Set<string>()

  function today(): Tally {
    const time = now()
    const thisSecond = Math.floor(time.getTime() / 1000)
    if (thisSecond !== second) {
      second = thisSecond
      day = time.toISOString().slice(0, 10)
      noted.clear()
    }
    return getTally(day)
  }

  function addViews({ tally: { views }, path, count }: Added & { count: number }): void {
    if (hasRoom({ pages: views, path })) views.set(path, (views.get(path) ?? 0) + count)
  }

  function addMissing({ tally: { missing }, path, ...more }: Added & MissingPage): void {
    if (!hasRoom({ pages: missing, path })) return
    const known = missing.get(path) ?? { hits: 0, isLinkedHere: false }
    missing.set(path, {
      hits: known.hits + more.hits,
      isLinkedHere: known.isLinkedHere || more.isLinkedHere,
    })
  }

  return {
    /** A page was shown; a `visitor` is one network with one browser. */
    countPage({ path, visitor }: { path: string; visitor: string }): void {
      if (path.length > longestPath) return
      const tally = today()
      addViews({ tally, path: withoutMember(path), count: 1 })
      const salt = getSalt(tally.day)
      if (salt === null || noted.has(visitor)) return
      noted.add(visitor)
      noteVisitor({ sketch: tally.visitors, salt, visitor })
    },
    /** A reader asked for a page that is not there. */
    countMissing({ path, isLinkedHere }: { path: string; isLinkedHere: boolean }): void {
      if (path.length > longestPath) return
      addMissing({ tally: today(), path: withoutMember(path), hits: 1, isLinkedHere })
    },
    /** Hands over what was counted so far, and starts over. */
    take(): Tally[] {
      const taken = [...tallies.values()]
      tallies = new Map()
      noted.clear()
      return taken
    },
    /** Takes back what could not be stored. */
    putBack(taken: Tally[]): void {
      for (const { day, views, visitors, missing } of taken) {
        const tally = getTally(day)
        tally.visitors = mergeSketches(tally.visitors, visitors)
        for (const [path, count] of views) addViews({ tally, path, count })
        for (const [path, page] of missing) addMissing({ tally, path, ...page })
      }
    },
  }
}

export type VisitCounter = ReturnType<typeof createVisitCounter>
