import type { UserProfile } from '@/payload-types'
import type { UsermetaInput } from './schema'
import type { Pasions } from './types'

type Columns = Partial<Pick<UserProfile, 'firstName' | 'lastName' | 'lang' | 'pasions'>>

/** The columns that a change touches; what it does not name stays as it is. */
export function changedColumns(input: UsermetaInput): Columns {
  const { first_name: firstName, last_name: lastName, lang, pasions } = input
  return {
    ...(firstName === undefined ? {} : { firstName }),
    ...(lastName === undefined ? {} : { lastName }),
    ...(lang === undefined ? {} : { lang }),
    ...(pasions === undefined ? {} : { pasions }),
  }
}

/** Whether two words are one to a reader: in capitals or not. */
export function isSame({ a, b }: { a: string; b: string }): boolean {
  return a.localeCompare(b, undefined, { sensitivity: 'accent' }) === 0
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
