// Of a letter, in characters.
export const longestName = 100
export const longestMessage = 5000

const day = 24 * 60 * 60 * 1000
const RETENTION_MONTHS = 12

/** The same text written again after this moment is a new message, before it a double submit. */
export function repeatsSince(now: Date): Date {
  return new Date(now.getTime() - day)
}

/** Messages written before this moment are removed, as the privacy policy (§4) promises. */
export function keptSince(now: Date): Date {
  const border = new Date(now)
  border.setUTCMonth(border.getUTCMonth() - RETENTION_MONTHS)
  return border
}
