/** A title as `document.title` gives it back: without spaces around it, and one between words. */
export function plainTitle(text: string): string {
  return text.replaceAll(/[\t\n\f\r ]+/g, ' ').replaceAll(/^ | $/g, '')
}
