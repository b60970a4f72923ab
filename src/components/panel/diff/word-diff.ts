import { diffArrays } from 'diff'

export type DiffPart = { kind: 'same' | 'added' | 'removed'; text: string }

// Tags, arguments and words stay whole; white space and every other sign stand for themselves.
const token = /<[^<>]*>|\{[\w-]+\}|[\p{L}\p{M}\p{N}]+(?:[-’'][\p{L}\p{M}\p{N}]+)*|\s+|./gsu

/** Difference of two texts by words, removed before added. */
export function wordDiff({ from, to }: { from: string; to: string }): DiffPart[] {
  return tokenDiff({ from: splitWords(from), to: splitWords(to) })
}

/** The same of texts that have been taken apart already. */
export function tokenDiff({ from, to }: { from: string[]; to: string[] }): DiffPart[] {
  const changes = diffArrays(from, to)
  return joined(
    changes.map(({ added, removed, value }) => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      text: value.join(''),
    })),
  )
}

/** Takes a text apart into words and signs, which make it up again when they are joined. */
export function splitWords(text: string): string[] {
  return text.match(token) ?? []
}

/** A space that two changes have in common would tear them apart: it is counted to both. */
function joined(parts: DiffPart[]): DiffPart[] {
  const result: DiffPart[] = []
  let removed = ''
  let added = ''
  function flush() {
    if (removed !== '') result.push({ kind: 'removed', text: removed })
    if (added !== '') result.push({ kind: 'added', text: added })
    removed = ''
    added = ''
  }
  for (const [index, part] of parts.entries()) {
    const isBetween = (removed !== '' || added !== '') && index < parts.length - 1
    if (part.kind === 'removed') removed += part.text
    else if (part.kind === 'added') added += part.text
    else if (isBetween && /^\s+$/u.test(part.text)) {
      removed += part.text
      added += part.text
    } else {
      flush()
      result.push(part)
    }
  }
  flush()
  return result
}
