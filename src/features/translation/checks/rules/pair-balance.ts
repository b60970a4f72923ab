import type { Found } from '../found'
import type { Subject } from '../subject'
import { wordsOnly } from '../tokens'

const SMILEY = /(?<=^|\s)[:;=]-?[()[\]]+(?=\s|$|[.,!?])/gu
const LIST_MARK = /(?<=^|[\s;,])(?:\p{L}{1,2}|\d{1,3}|[ivxIVX]{1,4})\)/gu
const MARK = /[()[\]«»„“”]/gu
const opens: Record<string, string> = { ')': '(', ']': '[', '»': '«' }

type Mark = { mark: string; start: number }

/** Brackets and quotation marks that are opened and not closed, or closed and never opened. */
export function pairBalance({ plain, source }: Subject): Found[] {
  const lone = loneMarks(plain)
  if (lone.length === 0) return []
  const inSource = source === null ? [] : loneMarks(source).map(({ mark }) => mark)
  return lone.flatMap(({ mark, start }): Found[] => {
    if (inSource.includes(mark)) return []
    const variant = /[(['«„“"]/u.test(mark) ? 'open' : 'close'
    const args = { variant, mark }
    const range = { start, end: start + 1 }
    return [{ check: 'pair-balance', level: 'warning', args, range }]
  })
}

function loneMarks(text: string): Mark[] {
  if (!/[()[\]«»„“”"]/u.test(text)) return []
  const marks = wordsOnly(text).replace(SMILEY, (smiley) => ' '.repeat(smiley.length))
  const listEnds = new Set(
    [...marks.matchAll(LIST_MARK)].map(({ 0: mark, index }) => index + mark.length - 1),
  )
  const lone: Mark[] = []
  const open: Mark[] = []
  // The first bracket of „(punctul a))” belongs to the „a”, and the second may stand alone for it.
  let isSpare = false
  for (const { 0: mark, index: start } of marks.matchAll(MARK)) {
    const partner = findPartner({ mark, open })
    const isListEnd = listEnds.has(start)
    if (partner >= 0) lone.push(...open.splice(partner).slice(1))
    else if (/[([«„“]/u.test(mark)) open.push({ mark, start })
    else if (!isListEnd && !(mark === ')' && isSpare)) lone.push({ mark, start })
    isSpare = partner >= 0 && isListEnd
  }
  return [...lone, ...open, ...oddStraightQuote(marks)]
}

/** „ is closed by ” or, in Russian, by “, which itself opens in English. */
function findPartner({ mark, open }: { mark: string; open: Mark[] }): number {
  if (/[([«„]/u.test(mark)) return -1
  if (mark === '“') return open.findLastIndex((one) => one.mark === '„')
  if (mark === '”') return open.findLastIndex((one) => one.mark === '„' || one.mark === '“')
  return open.findLastIndex((one) => one.mark === opens[mark])
}

/** Inches apart: 15". */
function oddStraightQuote(text: string): Mark[] {
  const found = [...text.matchAll(/(?<!\d)"/gu)]
  const last = found.at(-1)
  const isEven = found.length % 2 === 0 || (text.match(/"/gu)?.length ?? 0) % 2 === 0
  return last === undefined || isEven ? [] : [{ mark: '"', start: last.index }]
}
