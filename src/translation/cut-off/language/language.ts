/** What a detector of cut-off texts has to know about a language. */
export type Language = {
  /** Words that join what follows: a finished text does not end with them. */
  binding: ReadonlySet<string>
  /** Words that mostly need something after them, but may end a heading or a question. */
  leaning: ReadonlySet<string>
  /** Abbreviations, without their full stop, that announce a number, a name or an example. */
  announcing: ReadonlySet<string>
  /** Those of `announcing` that are also ordinary words. */
  ambiguous: ReadonlySet<string>
  /** Abbreviations after which a sentence may end. */
  closing: RegExp
}

export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/u).filter((word) => word !== ''))
}
