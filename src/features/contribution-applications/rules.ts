/** Nobody has decided about these yet: one of them for each role, and they can be withdrawn. */
export const openStates = ['received', 'in-review'] as const

// In characters, as a text field of the browser counts them.
export const longestName = 100
export const shortestMotivation = 50
export const longestMotivation = 5000
const longestLink = 500
export const mostLinks = 5

const RETENTION_MONTHS = 12

/** Applications decided before this moment are removed. */
export function retentionCutoff(now: Date): Date {
  const border = new Date(now)
  border.setUTCMonth(border.getUTCMonth() - RETENTION_MONTHS)
  return border
}

/** The addresses in a field that holds one a line. */
export function splitLines(text: string): string[] {
  return text.split(/\r\n?|\n/).flatMap((line) => line.trim() || [])
}

/** Whether the text is the whole address of a page on the web, without a password in it. */
export function isWebAddress(text: string): boolean {
  if (text.length > longestLink || !/^https?:\/\/\S+$/i.test(text)) return false
  if (!URL.canParse(text)) return false
  const { hostname, username, password } = new URL(text)
  return /[^.]\.[^.]/.test(hostname) && username === '' && password === ''
}
