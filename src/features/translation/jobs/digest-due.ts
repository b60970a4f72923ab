const hour = 60 * 60 * 1000

// Seven or eight in the morning where the group lives.
const morningUtc = 5
const shortestPause = 12 * hour

/**
 * An editor whose last digest is older than this may get another one: since then it has become
 * morning, and the last one is not of the evening before.
 */
export function digestDueBefore(now: Date): Date {
  const morning = new Date(now)
  morning.setUTCHours(morningUtc, 0, 0, 0)
  const last =
    morning.getTime() <= now.getTime() ? morning.getTime() : morning.getTime() - 24 * hour
  return new Date(Math.min(last, now.getTime() - shortestPause))
}
