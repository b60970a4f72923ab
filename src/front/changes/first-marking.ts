import { setTimeout as sleep } from 'node:timers/promises'
import type { Change } from './change-listener'

/** How long a start waits for the first look at the announcements, in milliseconds. */
const longestWaitMs = 1000

type Parts = {
  /** Resolves after the first look at the announcements. */
  begun: () => Promise<void>
  refresh: (change: Change) => void
  /** Overrides the default above in tests, in milliseconds. */
  longestWait?: number
}

/**
 * At a start everything is to be marked twice: when the application answers, and when announcements
 * are first looked at. Whichever is later does it for both, or each page would be made twice.
 */
export function createFirstMarking({ begun, refresh, longestWait = longestWaitMs }: Parts) {
  let isMarked = false

  return {
    /** To be called when a process of the application begins to answer. */
    async markAll(): Promise<void> {
      await Promise.race([begun(), sleep(longestWait, undefined, { ref: false })])
      isMarked = true
      refresh({ tags: null })
    },
    /** To be called with each change. */
    refresh(change: Change): void {
      // Nothing has been marked, so no page is older than the one that `markAll` will mark.
      if (isMarked || change.tags !== null) refresh(change)
    },
  }
}
