import { withFingerprint } from '../checks/fingerprint'
import { readMarkup, type Tag } from '../checks/markup'
import type { Finding } from '../types'

const kinds = new Map([
  ['a', 'link'],
  ['x', 'part'],
])

/**
 * Links and inserted parts of a rich text that neither its source nor the text before it has: there is
 * nothing to store for their numbers.
 */
export function unknownParts({
  text,
  source,
  present,
}: {
  text: string
  source: string | null
  present: string | null
}): Finding[] {
  const known = [source, present].flatMap((side) => (side === null ? [] : numbered(side)))
  const unknown = numbered(text).filter(
    ({ name, id }) => !known.some((one) => one.name === name && one.id === id),
  )
  return unknown.map(({ name, id, start, end }) => {
    const args = { variant: `${kinds.get(name)}-unknown`, id: id ?? 0 }
    const found = { check: 'tags', level: 'error' as const, args, range: { start, end } }
    return withFingerprint({ found, text, source })
  })
}

function numbered(text: string): Tag[] {
  const isOne = ({ name, kind, id }: Tag) => kinds.has(name) && kind !== 'close' && id !== null
  return readMarkup(text).tags.filter(isOne)
}
