import type { IncomingMessage, ServerResponse } from 'node:http'
import { splitLocale } from '@/i18n/paths'

/**
 * Knows whether Next may be making pages right now: for a reader who waits for one, or behind an old
 * page that was served meanwhile.
 */
export function createInflightRenders() {
  const unanswered = new Map<ServerResponse, Promise<void>>()
  const servedOld = new Set<string>()

  return {
    /** To be called before Next gets the request; one that is for no page does not count. */
    watch({ req, res }: { req: IncomingMessage; res: ServerResponse }): void {
      const [path = ''] = (req.url ?? '/').split('?')
      if (!splitLocale(path)) return
      const answered = new Promise<void>((resolve) => {
        res.once('close', () => {
          unanswered.delete(res)
          if (res.getHeader('x-nextjs-cache') === 'STALE') servedOld.add(path)
          else servedOld.delete(path)
          resolve()
        })
      })
      unanswered.set(res, answered)
    },
    /** Resolves when nobody waits any more of those who do now; null when no page is in making. */
    answered(): Promise<unknown> | null {
      if (unanswered.size === 0 && servedOld.size === 0) return null
      return Promise.all(unanswered.values())
    },
  }
}

export type InflightRenders = ReturnType<typeof createInflightRenders>
