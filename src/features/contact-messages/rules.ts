// In characters.
export const longestName = 100
export const longestMessage = 5000

const day = 24 * 60 * 60 * 1000
const RETENTION_MONTHS = 12

/** A message since this moment with the same text is the same message, submitted twice. */
export function repeatCutoff(now: Date): Date {
  return new Date(now.getTime() - day)
}

/** Messages written before this moment are removed, as the privacy policy (§4) promises. */
export function retentionCutoff(now: Date): Date {
  const cutoff = new Date(now)
  cutoff.setUTCMonth(cutoff.getUTCMonth() - RETENTION_MONTHS)
  return cutoff
}
