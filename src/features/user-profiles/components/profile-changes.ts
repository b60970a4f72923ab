import type { Pasions, Usermeta } from '../types'
import { isSame } from './passion-list'

/** What a form of the profile holds; the language as its radio button has it. */
type Filled = Omit<Usermeta, 'lang'> & { lang: string }

/** Whether the same is chosen, with the same notes; `false` means that a passion is not chosen. */
function isSameChoice({ one, other }: { one: Pasions; other: Pasions }): boolean {
  const words = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...words].every((word) => (one[word] ?? false) === (other[word] ?? false))
}

/**
 * The fields that the member has changed since editing began. Only these are sent, so that a page
 * opened long ago does not undo what was saved from another one meanwhile.
 */
export function profileChanges({
  before,
  after,
}: {
  before: Usermeta
  after: Filled
}): Partial<Filled> {
  const { first_name, last_name, lang, pasions } = after
  return {
    ...(first_name === before.first_name ? {} : { first_name }),
    ...(last_name === before.last_name ? {} : { last_name }),
    ...(lang === before.lang ? {} : { lang }),
    ...(isSameChoice({ one: pasions, other: before.pasions }) ? {} : { pasions }),
  }
}

/**
 * What a member has chosen and taken back since editing began, over what is stored by now: passions
 * are sent as a whole, and another page may have added some meanwhile.
 */
export function withChoices({
  before,
  after,
  stored,
}: {
  before: Pasions
  after: Pasions
  stored: Pasions
}): Pasions {
  const isChosen = (pasions: Pasions, word: string) => (pasions[word] ?? false) !== false
  const isTakenBack = (word: string) => isChosen(before, word) && !isChosen(after, word)
  const isNew = (word: string) => isChosen(after, word) && !isChosen(before, word)
  const kept = Object.entries(stored).filter(([word]) => !isTakenBack(word))
  const isThere = (word: string) =>
    Object.keys(stored).some((each) => isChosen(stored, each) && isSame({ a: each, b: word }))
  const added = Object.entries(after).filter(([word]) => isNew(word) && !isThere(word))
  return Object.fromEntries([...kept, ...added])
}
