/** Knowledge of a language that detecting cut-off texts needs. */
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

/**
 * How often two or three letters that occur in words of a language end one, counted over the
 * translated messages of free programs and the first texts of this site: some 6 000 words of
 * English, 7 000 of Romanian and 12 000 of Russian. `^` marks the first letter of a word.
 * Three letters are listed where they differ from their last two; two that are not listed end none.
 */
export type Endings = {
  /** In 8 of 100 places and more. */
  usual: ReadonlySet<string>
  /** In 2 to 8 of 100. */
  rare: ReadonlySet<string>
  /** More seldom, although words often end with the last two of them. */
  never: ReadonlySet<string>
}

export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/u).filter((word) => word !== ''))
}
