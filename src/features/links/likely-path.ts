import { toSlug } from '@/lib/slug'

/** The share of the longer of two names that may differ for them to count as the same. */
const mostDifferent = 0.4

/**
 * The existing page that was probably meant by an address; null where none is close. All of them are
 * written as by `plainPath`.
 */
export function likelyPath({
  path,
  candidates,
}: {
  path: string
  candidates: readonly string[]
}): string | null {
  const last = toSegments(path).at(-1)
  if (last === undefined) return null
  const sameEnd = candidates.find((candidate) => toSegments(candidate).at(-1) === last)
  if (sameEnd !== undefined) return sameEnd
  const nearest = candidates
    .map((candidate) => ({
      candidate,
      // The end names the page; folders that many pages share would make strangers look alike.
      difference: difference(last, toSegments(candidate).at(-1) ?? ''),
    }))
    .sort((one, other) => one.difference - other.difference)[0]
  if (nearest && nearest.difference <= mostDifferent) return nearest.candidate
  const parents = candidates.filter((one) => one !== '/' && path.startsWith(`${one}/`))
  return parents.sort((one, other) => other.length - one.length)[0] ?? null
}

function toSegments(path: string): string[] {
  return path
    .replace(/\.[a-z0-9]{1,8}$/i, '')
    .split('/')
    .map(toSlug)
    .filter((segment) => segment !== '')
}

/** 0 for the same name, 1 for another one. */
function difference(one: string, other: string): number {
  return editDistance(one, other) / Math.max(one.length, other.length, 1)
}

/** The Levenshtein distance: how many letters have to be inserted, deleted or replaced. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of Array.from(one).entries()) {
    const next = [index + 1]
    for (const [column, against] of Array.from(other).entries()) {
      const kept = (row[column] ?? 0) + (letter === against ? 0 : 1)
      next.push(Math.min(kept, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
