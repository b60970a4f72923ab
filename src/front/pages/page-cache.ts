import { LRUCache } from 'lru-cache'
import type { CachedPage } from './store-page'

/** How long a page that could not be rendered again is still served, in milliseconds. */
const graceTime = 24 * 60 * 60 * 1000

/**
 * How long the visits after an edit may take before requests of readers refresh an old page, too.
 */
const refreshGraceMs = 5000

type Entry = {
  page: CachedPage
  /** Which of all pages that were begun it is. */
  begun: number
  /** Since when there is something newer, in milliseconds; null as long as it is the newest. */
  outdatedSince: number | null
  /** When a reader last triggered a refresh, in milliseconds. */
  askedAt: number
}

/** Which of all pages that were begun one is. */
type Ticket = { path: string; ticket: number }

type Options = {
  maxBytes: number
  maxPages: number
  /** Called with a page that has another content than before, or had none, or is gone. */
  onChange?: (path: string) => void
}

// Headers and the bookkeeping around a page, in bytes.
const overhead = 8192

function getSize({ forms }: CachedPage): number {
  return Object.values(forms).reduce((sum, { body }) => sum + body.length, overhead)
}

/**
 * Keeps finished pages in memory, the most recently read ones. A page stays until a newer one takes
 * its place: what is outdated is served until it has been rendered again, for a day at the longest.
 */
export function createPageCache({ maxBytes, maxPages, onChange }: Options) {
  const entries = new LRUCache<string, Entry>({
    ...{ max: maxPages, maxSize: maxBytes },
    sizeCalculation: ({ page }) => getSize(page),
  })
  let begun = 0
  /** The last ticket that was drawn before something was edited. */
  let lastOld = 0

  /** Whether what was begun then is older than what is kept. */
  function isOvertaken({ path, ticket }: Ticket): boolean {
    return (entries.peek(path)?.begun ?? 0) > ticket
  }

  return {
    /** To be drawn before a page is asked for: of two answers, the one begun later counts. */
    draw(): number {
      begun += 1
      return begun
    },
    get(path: string): CachedPage | undefined {
      const entry = entries.get(path)
      if (!entry) return undefined
      if (entry.outdatedSince !== null && Date.now() - entry.outdatedSince > graceTime) {
        entries.delete(path)
        return undefined
      }
      return entry.page
    },
    /**
     * Whether a page has been outdated for so long that the visits after the edit must have missed
     * it: the database was slow, or there were too many pages. Says so once in five seconds.
     */
    isOverdue(path: string): boolean {
      const entry = entries.peek(path)
      if (typeof entry?.outdatedSince !== 'number') return false
      const now = Date.now()
      if (now - Math.max(entry.outdatedSince, entry.askedAt) < refreshGraceMs) return false
      entry.askedAt = now
      return true
    },
    /** Whether a cached page is the newest known. */
    isNewest(path: string): boolean {
      return entries.peek(path)?.outdatedSince === null
    },
    /** The addresses of the pages, the most recently read ones first. */
    paths: (): string[] => [...entries.keys()],
    /** The page that is kept, which nobody reads now. */
    peek: (path: string): CachedPage | undefined => entries.peek(path)?.page,
    /** Whether the same page is kept already; it then counts as made by `ticket`. */
    confirm({ path, ticket, isSame }: Ticket & { isSame: (page: CachedPage) => boolean }): boolean {
      const entry = entries.peek(path)
      if (!entry || !isSame(entry.page)) return false
      if (entry.begun <= ticket) {
        entry.begun = ticket
        if (ticket > lastOld) entry.outdatedSince = null
      }
      return true
    },
    put({ path, ticket, page }: Ticket & { page: CachedPage }): void {
      if (isOvertaken({ path, ticket })) return
      // A page that was begun before an edit may be kept after it.
      const outdatedSince = ticket > lastOld ? null : Date.now()
      entries.set(path, { page, begun: ticket, outdatedSince, askedAt: 0 })
      onChange?.(path)
    },
    /** The address has no page any more. */
    drop({ path, ticket }: Ticket): void {
      if (!isOvertaken({ path, ticket }) && entries.delete(path)) onChange?.(path)
    },
    /** Something was edited: every cached page may be stale until it is requested again. */
    outdate(): void {
      const now = Date.now()
      lastOld = begun
      for (const entry of entries.values()) entry.outdatedSince ??= now
    },
    size(): { pages: number; outdated: number; bytes: number } {
      const outdated = [...entries.values()].filter(({ outdatedSince }) => outdatedSince !== null)
      return { pages: entries.size, outdated: outdated.length, bytes: entries.calculatedSize }
    },
  }
}

export type PageCache = ReturnType<typeof createPageCache>
