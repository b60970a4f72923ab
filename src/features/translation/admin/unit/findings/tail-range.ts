import type { Range } from '@/lib/text-range'

/**
 * Where the source says what the text lacks. White space may differ, since the tail was taken from
 * a cleaned text; null where it is not there.
 */
export function tailRange({ plain, tail }: { plain: string; tail: string | null }): Range | null {
  const words = (tail ?? '').replace(/^[\s…]+|[\s…]+$/gu, '').split(/\s+/u)
  const pattern = words.map((part) => part.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&')).join('\\s+')
  if (pattern === '') return null
  const last = [...plain.matchAll(new RegExp(pattern, 'gu'))].at(-1)
  return last ? { start: last.index, end: last.index + last[0].length } : null
}
