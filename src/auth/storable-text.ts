// NUL and lone surrogates: PostgreSQL keeps neither, and the core answers such a text with a fault.
const unstorable = /[\p{Surrogate}\0]/u

/** Whether the core can keep or look for a text. */
export function isStorable(text: string): boolean {
  return !unstorable.test(text)
}
