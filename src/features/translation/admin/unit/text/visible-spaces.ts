const signs: Record<string, string> = { ' ': '·', '\u00a0': '⍽', '\n': '↵', '\t': '⇥' }

/** Makes visible what a small correction is about when it is not about letters. */
export function visibleSpaces(text: string): string {
  return text.replace(/[ \u00a0\n\t]/gu, (space) => signs[space] ?? space)
}
