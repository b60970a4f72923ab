// Control characters but for tabs and line ends, halves of characters, and the marks that reorder
// the letters around them.
const unseen = /(?![\t\n])[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** A member's text with line ends as `\n` and nothing that a reader cannot see. */
export function plain(text: string): string {
  return text.replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n').replace(unseen, '')
}

/** The same in one line. */
export function oneLine(text: string): string {
  return plain(text)
    .replace(/[ \t\n]+/g, ' ')
    .trim()
}

/** The same in paragraphs, which empty lines part. */
export function splitParagraphs(text: string): string[] {
  const parts = plain(text).split(/\n[ \t]*(?:\n[ \t]*)+/)
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}
