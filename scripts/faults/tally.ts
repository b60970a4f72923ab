/** What those who asked got: by status, and after how long. */
export type Tally = {
  note: (answer: { said: string; ms: number }) => void
  total: () => number
  /** How often each status came, the most frequent first. */
  statuses: () => [string, number][]
  count: (said: string) => number
  /** In milliseconds. */
  longest: () => number
  percentile: (share: number) => number
}

export function createTally(): Tally {
  const counts = new Map<string, number>()
  const times: number[] = []
  return {
    note({ said, ms }) {
      counts.set(said, (counts.get(said) ?? 0) + 1)
      times.push(ms)
    },
    total: () => times.length,
    statuses: () => [...counts].sort(([, one], [, other]) => other - one),
    count: (said) => counts.get(said) ?? 0,
    longest: () => times.reduce((longest, ms) => Math.max(longest, ms), 0),
    percentile: (share) =>
      times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0,
  }
}

/** What an answer counts as; who is told to come back has to be told when. */
export function saidBy({ status, headers }: Pick<Response, 'status' | 'headers'>): string {
  const isBare = status === 503 && !headers.has('retry-after')
  return isBare ? '503 without Retry-After' : String(status)
}

export const broken = 'connection broken'
