const NUMBER = /(<(?:a|x)) id=["']\d{1,6}["']/gu

/**
 * The markup without the numbers of its links and opaque nodes. A translation takes them from its
 * source, so that an edit of the source alone may change them.
 */
export function withoutNumbers(markup: string): string {
  return markup.replace(NUMBER, '$1')
}
