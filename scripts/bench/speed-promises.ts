import type { EncodingName } from './encodings'
import type { Load } from './load'
import { median, type Promised } from './table'

// What a cached page has to reach: a share of one, a multiple of the other, and milliseconds.
const sharesOfNginx: Record<EncodingName, number> = { br: 0.35, gzip: 0.4, identity: 0.75 }
const timesNext = 15
export const longestP99 = 10

export function rate(rounds: Load[]): number {
  return median(rounds.map(({ perSecond }) => perSecond))
}

/** Whether a cached page in one encoding is as fast as promised. */
export function judgeSpeed(options: {
  encoding: EncodingName
  ours: Load[]
  /** It is not installed everywhere. */
  nginx: Load[] | undefined
  next: Load[]
}): Promised[] {
  const { encoding, ours, nginx, next } = options
  const own = rate(ours)
  const times = own / rate(next)
  const p99 = median(ours.map((round) => round.p99))
  const failures = ours.reduce((sum, round) => sum + round.failures, 0)
  const ofNginx = sharesOfNginx[encoding]
  const besideNginx = nginx && {
    promise: `${encoding}: at least ${ofNginx * 100} % of nginx`,
    measured: `${Math.round((own / rate(nginx)) * 100)} %`,
    isKept: own >= ofNginx * rate(nginx),
  }
  return [
    ...(besideNginx ? [besideNginx] : []),
    {
      promise: `${encoding}: at least ${timesNext} times \`next start\``,
      measured: `${times.toFixed(1)} times`,
      isKept: times >= timesNext,
    },
    {
      promise: `${encoding}: p99 of at most ${longestP99} ms`,
      measured: `${p99.toFixed(1)} ms`,
      isKept: p99 <= longestP99,
    },
    {
      promise: `${encoding}: no failure`,
      measured: String(failures),
      isKept: failures === 0,
    },
  ]
}
