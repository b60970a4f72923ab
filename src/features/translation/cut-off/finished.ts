const CLOSERS = /["'»”“’)\]*_`]+$/u

/** The last mark of a text, past closing quotes and brackets; empty when it ends with a word. */
export function lastMark(text: string): string {
  const bare = text.trimEnd().replace(CLOSERS, '')
  if (bare.endsWith('...')) return '…'
  return /[\p{P}\p{S}]$/u.exec(bare)?.[0] ?? ''
}

/** Whether a text ends the way sentences end. */
export function endsFinished(text: string): boolean {
  return /^[.!?…]$/u.test(lastMark(text))
}
