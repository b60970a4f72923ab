import { lengthDeviation } from '@/i18n/length-ratio'
import type { PreparedText } from '../prepared-text'
import type { Block } from '@/rich-text/block'
import type { Evidence } from '../types'
import type { TextPair } from './pair'

/** Signs that whole sentences or blocks at the end of the source have no counterpart. */
export function structureSignals(pair: TextPair): Evidence[] {
  return [
    ...missingSentences(pair),
    ...missingParts(pair),
    ...missingBlocks(pair),
    ...headingLast(pair),
  ]
}

/**
 * How many sentences at the end of the source the length of the text leaves out, and how much
 * better that explains the length than a whole translation would (the logarithm of the odds).
 */
export function sentencesLeftOut({ source, text, deviation }: TextPair): {
  count: number
  odds: number
} {
  let best = { count: 0, odds: 0 }
  const spare = source.sentences.length - text.sentences.length
  for (let count = 1; count <= spare; count += 1) {
    const end = source.sentences.at(-count)?.start ?? 0
    const kept = lengthDeviation({
      sourceLocale: source.locale,
      locale: text.locale,
      sourceLength: source.plain.slice(0, end).trimEnd().length,
      length: text.plain.length,
    })
    const odds = (deviation ** 2 - kept ** 2) / 2
    if (odds > best.odds) best = { count, odds }
  }
  return deviation < 0 ? best : { count: 0, odds: 0 }
}

function missingSentences(pair: TextPair): Evidence[] {
  const { source, ratio } = pair
  const { count, odds } = sentencesLeftOut(pair)
  if (count === 0 || ratio > 0.92) return []
  const weight = odds > 8 ? 0.85 : odds > 4 ? 0.72 : odds > 2 ? 0.6 : odds > 1 ? 0.46 : 0.25
  const args = { missing: count, total: source.sentences.length }
  return [{ weight, reason: { code: 'sentences-missing', args } }]
}

/** Members of an enumeration, as in “Tests and reviews” beside «Тесты». */
function missingParts({ source, text, ratio, deviation, endsAlike }: TextPair): Evidence[] {
  // The length alone says as much where it is far off.
  if (text.isFinished || endsAlike || ratio > 0.8 || deviation < -4) return []
  const total = countParts(source)
  const missing = total - countParts(text)
  if (missing <= 0) return []
  const weight = ratio < 0.5 ? 0.4 : 0.3
  return [{ weight, reason: { code: 'parts-missing', args: { missing, total } } }]
}

function countParts({ plain }: PreparedText): number {
  return plain.split(/[,:;–—&/](?=\s)|\s(?:și|sau|and|or|и|или)\s/iu).length
}

function missingBlocks({ source, text, ratio }: TextPair): Evidence[] {
  const total = source.blocks.length
  const missing = total - text.blocks.length
  if (missing <= 0) return []
  const reason = { code: 'blocks-missing', args: { missing, total } } as const
  // As long as usual: blocks were joined rather than lost.
  if (ratio > 0.95) return [{ weight: 0.15, reason }]
  const weight = isBeginning(text.blocks, source.blocks) ? 0.6 + (0.25 * missing) / total : 0.4
  return [{ weight, reason }]
}

function isBeginning(text: Block[], source: Block[]): boolean {
  return text.every(({ kind }, position) => source[position]?.kind === kind)
}

function headingLast({ source, text }: TextPair): Evidence[] {
  const isLost = text.lastKind === 'heading' && source.lastKind !== 'heading'
  return isLost ? [{ weight: 0.8, reason: { code: 'heading-last', args: {} } }] : []
}
