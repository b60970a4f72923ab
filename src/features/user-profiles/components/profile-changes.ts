import type { Pasions, Usermeta } from '../types'

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
