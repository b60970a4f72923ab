import type { CachedPage } from './cached-page'

/** How long a page that could not be made anew is still served, in milliseconds. */
const graceTime = 24 * 60 * 60 * 1000

/** How long the visits after an edit may take until readers have an old page asked for, as well. */
const patience = 5000

type Entry = {
  page: CachedPage
  size: number
  /** Which of all pages that were begun it is. */
  begun: number
  /** Since when there is something newer, in milliseconds; null as long as it is the newest. */
  outdatedSince: number | null
  /** When a reader last had it asked for anew, in milliseconds. */
  askedAt: number
}

type Options = {
  maxBytes: number
  maxPages: number
  /** Called with a page that has another content than before, or had none, or is gone. */
  onChange?: (path: string) => void
}

// Headers and the bookkeeping around a page, in bytes.
const overhead = 8192

function sizeOf({ forms }: CachedPage): number {
  return Object.values(forms).reduce((sum, { body }) => sum + body.length, overhead)
}

/**
 * Keeps finished pages in memory, the most recently read ones. A page stays until a newer one takes
 * its place: what is outdated is served until it has been made anew, for a day at the longest.
 */
export function createPageCache({ maxBytes, maxPages, onChange }: Options) {
  const entries = new Map<string, Entry>()
  /** The entry that was read last, and so stands at the end. */
  let newest: Entry | null = null
  let bytes = 0
  let begun = 0
  /** The last ticket that was drawn before something was edited. */
  let lastOld = 0

  function remove(path: string): void {
    const entry = entries.get(path)
    if (!entry) return
    bytes -= entry.size
    entries.delete(path)
  }

  /** Whether what was begun then is older than what is kept. */
  function isOvertaken({ path, ticket }: { path: string; ticket: number }): boolean {
    const entry = entries.get(path)
    return entry !== undefined && entry.begun > ticket
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
        remove(path)
        return undefined
      }
      if (entry !== newest) {
        entries.delete(path)
        entries.set(path, entry)
        newest = entry
      }
      return entry.page
    },
    /**
     * Whether a page has been outdated for so long that the visits after the edit must have missed
     * it: the database was slow, or there were too many pages. Says so once in five seconds.
     */
    isOverdue(path: string): boolean {
      const entry = entries.get(path)
      if (typeof entry?.outdatedSince !== 'number') return false
      const now = Date.now()
      if (now - Math.max(entry.outdatedSince, entry.askedAt) < patience) return false
      entry.askedAt = now
      return true
    },
    /** Whether a page is kept that nothing newer is known of. */
    isNewest(path: string): boolean {
      return entries.get(path)?.outdatedSince === null
    },
    /** The addresses of the pages, the most recently read ones first. */
    paths(): string[] {
      return [...entries.keys()].reverse()
    },
    /** Whether the same page is kept already; it then counts as made by `ticket`. */
    confirm({ path, ticket, etag }: { path: string; ticket: number; etag: string }): boolean {
      const entry = entries.get(path)
      if (entry?.page.etag !== etag) return false
      if (entry.begun <= ticket) {
        entry.begun = ticket
        if (ticket > lastOld) entry.outdatedSince = null
      }
      return true
    },
    put({ path, ticket, page }: { path: string; ticket: number; page: CachedPage }): void {
      const size = sizeOf(page)
      if (isOvertaken({ path, ticket }) || size > maxBytes) return
      remove(path)
      // A page that was begun before an edit may be kept after it.
      const outdatedSince = ticket > lastOld ? null : Date.now()
      newest = { page, size, begun: ticket, outdatedSince, askedAt: 0 }
      entries.set(path, newest)
      bytes += size
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes && entries.size <= maxPages) break
        remove(oldest)
      }
      onChange?.(path)
    },
    /** The address has no page any more. */
    drop({ path, ticket }: { path: string; ticket: number }): void {
      if (!entries.has(path) || isOvertaken({ path, ticket })) return
      remove(path)
      onChange?.(path)
    },
    /** Something was edited: until a page is asked for again it may be old. */
    outdate(): void {
      const now = Date.now()
      lastOld = begun
      for (const entry of entries.values()) entry.outdatedSince ??= now
    },
    size(): { pages: number; outdated: number; bytes: number } {
      const outdated = [...entries.values()].filter(({ outdatedSince }) => outdatedSince !== null)
      return { pages: entries.size, outdated: outdated.length, bytes }
    },
  }
}

export type PageCache = ReturnType<typeof createPageCache>
