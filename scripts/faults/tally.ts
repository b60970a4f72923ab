/** What those who asked got: by status, and after how long. */
export type Tally = {
  note: (answer: { said: string; ms: number; text?: string }) => void
  total: () => number
  /** How often each status came, the most frequent first. */
  statuses: () => [string, number][]
  count: (said: string) => number
  /** The beginning of the first answer with a status, and when it came. */
  sample: (said: string) => string
  /** In milliseconds. */
  longest: () => number
  percentile: (share: number) => number
}

export function createTally(): Tally {
  const counts = new Map<string, number>()
  const samples = new Map<string, string>()
  const times: number[] = []
  return {
    note({ said, ms, text = '' }) {
      if (!samples.has(said))
        samples.set(said, `${text.slice(0, 160)} at ${new Date().toISOString()}`)
      counts.set(said, (counts.get(said) ?? 0) + 1)
      times.push(ms)
    },
    total: () => times.length,
    statuses: () => [...counts].sort(([, one], [, other]) => other - one),
    sample: (said) => samples.get(said) ?? '',
    count: (said) => counts.get(said) ?? 0,
    longest: () => times.reduce((longest, ms) => Math.max(longest, ms), 0),
    percentile: (share) =>
      times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0,
  }
}

/** What an answer counts as; a refusal that asks to retry must say when. */
export function saidBy({ status, headers }: Pick<Response, 'status' | 'headers'>): string {
  const isBare = status === 503 && !headers.has('retry-after')
  return isBare ? '503 without Retry-After' : String(status)
}

export const broken = 'connection broken'
