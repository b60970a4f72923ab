import { log } from '@/lib/log'
import type { Ending } from './followed-request'

// Above this a request is worth a line, in seconds.
const slow = 3

/** Writes a line about a request that has failed or was slow, and about any other if `all`. */
export function writeRequestLine({ ending, all }: { ending: Ending; all: boolean }): void {
  const { status, seconds, ...request } = ending
  // An instance that is not ready yet says so by 503; 501 is about a method that anybody makes up.
  const isFault = status >= 500 && status !== 501 && request.kind !== 'health'
  const level = isFault ? 'error' : seconds > slow ? 'warn' : 'info'
  if (level === 'info' && !all) return
  log[level]({
    event: 'request',
    ...request,
    status: status === 0 ? 'aborted' : status,
    seconds: Math.round(seconds * 1000) / 1000,
  })
}
