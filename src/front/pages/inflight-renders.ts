import type { AppResponse } from '../responses'

/**
 * Tracks whether the application may be rendering pages right now: for a reader who waits for one, or
 * in the background of a stale page.
 */
export function createInflightRenders() {
  const unanswered = new Set<Promise<unknown>>()
  const servedStale = new Set<string>()

  return {
    /** Follows a request for a page to its answer. */
    async watch({
      path,
      answer,
    }: {
      path: string
      answer: Promise<AppResponse>
    }): Promise<AppResponse> {
      const settled = answer.then(
        () => undefined,
        () => undefined,
      )
      unanswered.add(settled)
      try {
        const { headers } = await answer
        if (headers['x-nextjs-cache'] === 'STALE') servedStale.add(path)
        else servedStale.delete(path)
        return await answer
      } finally {
        unanswered.delete(settled)
      }
    },
    /** Resolves when the renders under way now have ended; null when there are none. */
    answered(): Promise<unknown> | null {
      if (unanswered.size === 0 && servedStale.size === 0) return null
      return Promise.all(unanswered)
    },
  }
}

export type InflightRenders = ReturnType<typeof createInflightRenders>
