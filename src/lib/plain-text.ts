// Lone surrogates and NUL break PostgreSQL's JSON and text types; the rest hides, breaks or turns
// around the line that it is in.
const unfit = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u

/** Whether the text fits on one line and holds nothing that steers how it is shown. */
export function isOneLine(text: string): boolean {
  return !unfit.test(text)
}

/** Like {@link isOneLine}, for texts that may have several lines and tabs. */
export function isPlainText(text: string): boolean {
  return isOneLine(text.replace(/[\n\t]/g, ' '))
}

/** Whether a reader would see anything of the text. */
export function isVisible(text: string): boolean {
  return visible.test(text)
}
