import type { Locale } from '@/i18n/locales'
import type { ExchangeFormat } from '../interchange/types'
import type { RefusalReason, VerdictKind } from '../interchange/verdicts'
import type { TextFormat, UnitState } from '../types'

/** Decision about a conflict: the text of the site, that of the file, or another. */
export type Decision = 'mine' | 'theirs' | { text: string }

/** A unit of a file that is not simply unchanged. */
export type ImportItem = {
  unit: string
  /** For people: where the text is. */
  title: string
  format: TextFormat
  verdict: VerdictKind
  reason: RefusalReason | null
  /** Findings for which the text is refused; whole sentences. */
  errors: string[]
  /** The source as it is now, and as it was exported where that was another one. */
  source: string
  exportedSource: string | null
  /** The text on the site, that of the file, and of the first what a decision has to name. */
  mine: string | null
  theirs: string
  mineHash: string
  /** Text that the import has stored, or would; null for none. */
  stored: string | null
  /** Where the text is after the import, or would be. */
  state: UnitState | null
  /** Links that a conflicting text of the file would put on other words; it cannot be taken. */
  movedLinks: number[]
  /** Whether choosing the conflicting text of the file approves it. */
  isTheirsApproved: boolean
  /** The file says that its text is begun, and not finished. */
  isUnfinished: boolean
  /** How a conflict was decided; null while it is not. */
  decision: 'mine' | 'theirs' | 'text' | null
}

export type ImportReport = {
  /** Nothing was stored. */
  isDryRun: boolean
  name: string
  format: ExchangeFormat
  exportId: string
  sourceLocale: Locale
  targetLocale: Locale
  /** Units of the file, and how many of them got which verdict. */
  total: number
  counts: Record<VerdictKind, number>
  /** How many texts were stored, or would be. */
  stored: number
  items: ImportItem[]
}
