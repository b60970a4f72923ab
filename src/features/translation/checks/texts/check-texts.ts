import type { romanian } from './ro'

type Wording<Texts> = { [Key in keyof Texts]: string }

/** What every language has to word; Romanian defines it. */
export type CheckTexts = {
  [Part in keyof typeof romanian]: Wording<(typeof romanian)[Part]>
}
