const first = 10_000

export type FailureKind = 'connection' | 'refusal'

// A server that is down holds up everything, so it is retried soon; one that refuses a certain
// task temporarily is retried less and less often.
const growth: Record<FailureKind, { factor: number; longest: number }> = {
  connection: { factor: 2, longest: 5 * 60_000 },
  refusal: { factor: 4, longest: 6 * 60 * 60_000 },
}

/** The longest delay is this many times the shortest after the same number of attempts. */
const spread = 1.5

/**
 * Milliseconds until the next attempt, after `attempts` of them: from 10 seconds to 6 hours, each
 * time a little different, so that tasks which failed together do not come back together.
 */
export function backoff({ failure, attempts }: { failure: FailureKind; attempts: number }): number {
  const { factor, longest } = growth[failure]
  const shortest = Math.min(longest / spread, first * factor ** (attempts - 1))
  return Math.round(shortest * (1 + Math.random() * (spread - 1)))
}
