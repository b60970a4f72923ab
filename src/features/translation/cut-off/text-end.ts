// No abbreviation is longer, with the letters before it.
const LONGEST = 60

/** Part of a text after its last white space. */
export function lastChunk(text: string): string {
  let start = text.length
  while (start > 0 && !/\s/u.test(text.charAt(start - 1))) start -= 1
  return text.slice(start)
}

/**
 * The end of a text, from the beginning of a word, for patterns that are about the end: those take
 * time for every character before it.
 */
export function getTextEnd(text: string): string {
  if (text.length <= LONGEST) return text
  const end = text.slice(-LONGEST)
  const space = end.search(/\s/u)
  return space === -1 ? text : end.slice(space + 1)
}
