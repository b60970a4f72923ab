import type { romanian } from './ro'

type Wording<Texts> = { [Key in keyof Texts]: string }

/** Texts that every language has to provide; Romanian defines them. */
export type CheckTexts = {
  [Part in keyof typeof romanian]: Wording<(typeof romanian)[Part]>
}
