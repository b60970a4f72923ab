import { emptySketch, mergeSketches, noteVisitor } from './visitor-sketch'

/** How many addresses are kept until they are stored; what comes on top is not counted. */
const mostPaths = 2000

export type Visit = {
  path: string
  /** Whoever comes from one network with one browser. */ visitor: string
}

export type MissingPage = { hits: number; isLinkedHere: boolean }

/** What was counted on one day since it was last stored. */
export type Tally = {
  /** A date of the calendar in UTC, 2026-11-21. */
  day: string
  views: Map<string, number>
  visitors: Uint8Array
  missing: Map<string, MissingPage>
}

type AddedViews = { tally: Tally; path: string; count: number }

type AddedMissing = MissingPage & { tally: Tally; path: string }

type Options = {
  /** The secret of a day, which visitors are digested with; null while it is not known. */
  saltOf: (day: string) => string | null
  now?: () => Date
}

/**
 * Counts what is read, in memory only. Of who reads there is nothing but a sketch that tells how
 * many different ones there were.
 */
export function createVisitCounter({ saltOf, now = () => new Date() }: Options) {
  let tallies = new Map<string, Tally>()

  function tallyOf(day: string): Tally {
    const tally = tallies.get(day) ?? {
      day,
      views: new Map(),
      visitors: emptySketch(),
      missing: new Map(),
    }
    tallies.set(day, tally)
    return tally
  }

  let second = 0
  let day = ''
  /** Who has been noted within this second: whoever reads fast is digested once. */
  const noted = new Set<string>()

  function today(): Tally {
    const time = now()
    const thisSecond = Math.floor(time.getTime() / 1000)
    if (thisSecond !== second) {
      second = thisSecond
      day = time.toISOString().slice(0, 10)
      noted.clear()
    }
    return tallyOf(day)
  }

  function addViews({ tally: { views }, path, count }: AddedViews): void {
    if (views.size < mostPaths || views.has(path)) views.set(path, (views.get(path) ?? 0) + count)
  }

  function addMissing({ tally, path, hits, isLinkedHere }: AddedMissing): void {
    const known = tally.missing.get(path)
    if (!known && tally.missing.size >= mostPaths) return
    tally.missing.set(path, {
      hits: (known?.hits ?? 0) + hits,
      isLinkedHere: isLinkedHere || known?.isLinkedHere === true,
    })
  }

  return {
    /** A page was shown to a reader. */
    countPage({ path, visitor }: Visit): void {
      const tally = today()
      addViews({ tally, path, count: 1 })
      const salt = saltOf(tally.day)
      if (salt === null || noted.has(visitor)) return
      noted.add(visitor)
      noteVisitor({ sketch: tally.visitors, salt, visitor })
    },
    /** A reader asked for a page that is not there. */
    countMissing({ path, isLinkedHere }: { path: string; isLinkedHere: boolean }): void {
      addMissing({ tally: today(), path, hits: 1, isLinkedHere })
    },
    /** Hands over what was counted so far, and begins anew. */
    take(): Tally[] {
      const taken = [...tallies.values()]
      tallies = new Map()
      noted.clear()
      return taken
    },
    /** Takes back what could not be stored. */
    putBack(taken: Tally[]): void {
      for (const { day, views, visitors, missing } of taken) {
        const tally = tallyOf(day)
        tally.visitors = mergeSketches(tally.visitors, visitors)
        for (const [path, count] of views) addViews({ tally, path, count })
        for (const [path, page] of missing) addMissing({ tally, path, ...page })
      }
    },
  }
}

export type VisitCounter = ReturnType<typeof createVisitCounter>
