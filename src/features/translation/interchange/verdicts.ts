import { meaningHash, textHash } from '@/i18n/text-hash'
import type { TextFormat } from '../types'
import { isSoundMarkup } from './inline/markup-tokens'
import type { ExchangeUnit } from './types'

/** A unit as it is on the desk now. */
export type CurrentUnit = Pick<
  ExchangeUnit,
  'source' | 'target' | 'sourceHash' | 'targetHash' | 'isLocked' | 'format'
>

/** The unit is unknown, locked, in another format now, or its tags are broken. */
export type RefusalReason = 'unknown' | 'locked' | 'other-schema' | 'format-errors'

export type Verdict =
  | { kind: 'apply'; approve: boolean }
  /** The source has changed since: the text is taken, and marked as outdated. */
  | { kind: 'apply-outdated' }
  | { kind: 'unchanged' }
  /** The file brings no text because it is not finished there. */
  | { kind: 'unfinished' }
  /**
   * Someone has changed the text on the desk, to another one than that of the file; or links that it
   * names by their numbers are others now. The numbers of these are `movedLinks`. With `approve`, the
   * text of the file is approved if it is chosen.
   */
  | { kind: 'conflict'; movedLinks: number[]; approve: boolean }
  | { kind: 'refused'; reason: RefusalReason }

export type VerdictKind = Verdict['kind']

/**
 * The text that a unit of a file brings, null where it brings none or blanks alone; a lone `&` in
 * rich text is put as the desk writes it.
 */
export function broughtText({ target, format }: ExchangeUnit): string | null {
  if (target === null || isBlank({ target, format })) return null
  if (format !== 'rich-text') return target
  return target.replace(/&(?!(?:amp|lt|gt);)/g, '&amp;')
}

/** Rich text may hold objects instead of words, which are written as `<x id="1"/>`. */
function isBlank({ target, format }: { target: string; format: TextFormat }): boolean {
  const seen = format === 'rich-text' ? target.replace(/<(?!x\b)[^>]*>/g, '') : target
  return seen.trim() === ''
}

/**
 * Decides what to do with a unit of a file by a three-way comparison: as it was exported, as the file
 * has it, and as it is now. An empty text of a file takes nothing away, and a text nobody touched
 * changes nothing.
 */
export function mergeVerdict({
  exported,
  current,
  mayApprove,
}: {
  exported: ExchangeUnit
  current: CurrentUnit | null
  mayApprove: boolean
}): Verdict {
  if (!current) return { kind: 'refused', reason: 'unknown' }
  const brought = broughtText(exported)
  if (brought === null || textHash(exported.target) === exported.targetHash) {
    return { kind: exported.isUnfinished ? 'unfinished' : 'unchanged' }
  }
  if (textHash(brought) === current.targetHash) return { kind: 'unchanged' }
  if (exported.format !== current.format) return { kind: 'refused', reason: 'other-schema' }
  if (current.isLocked) return { kind: 'refused', reason: 'locked' }
  if (exported.format === 'rich-text' && !isSoundMarkup(brought)) {
    return { kind: 'refused', reason: 'format-errors' }
  }
  const isOutdated = hasOtherSource({ exported, current })
  const approve = mayApprove && exported.state === 'approved' && !isOutdated
  const movedLinks = isOutdated ? linksElsewhere({ brought, exported, current }) : []
  if (current.targetHash !== exported.targetHash || movedLinks.length > 0) {
    return { kind: 'conflict', movedLinks, approve }
  }
  if (isOutdated) return { kind: 'apply-outdated' }
  return { kind: 'apply', approve }
}

/** Whether the source says something else than when it was exported; another space or dash does not. */
export function hasOtherSource({
  exported,
  current,
}: {
  exported: ExchangeUnit
  current: CurrentUnit
}): boolean {
  if (exported.sourceHash === current.sourceHash) return false
  // Programs may touch the source in a file; then it says nothing of what was exported.
  const isIntact = textHash(exported.source) === exported.sourceHash
  return !isIntact || meaningHash(exported.source) !== meaningHash(current.source)
}

const LINK = /<a id="(\d{1,6})">(.*?)<\/a>/gsu

/** The numbers in the text that stand for links of the source that have other words now. */
function linksElsewhere(options: {
  brought: string
  exported: ExchangeUnit
  current: CurrentUnit
}): number[] {
  const { brought, exported, current } = options
  if (exported.format !== 'rich-text') return []
  const [former, present] = [linkWords(exported.source), linkWords(current.source)]
  const moved = [...linkWords(brought).keys()].filter((number) => {
    const [one, other] = [former.get(number), present.get(number)]
    return one !== undefined && other !== undefined && one !== other
  })
  return moved.map(Number)
}

function linkWords(markup: string): ReadonlyMap<string, string> {
  return new Map([...markup.matchAll(LINK)].map(([, number = '', words = '']) => [number, words]))
}
