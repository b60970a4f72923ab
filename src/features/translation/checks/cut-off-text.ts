import type { Locale } from '@/i18n/locales'
import { isRecord } from '@/lib/is-record'
import { isReasonCode, type StoredReason, reasonText } from '../cut-off/explain-reason'
import { fillMessage } from '../icu/fill-message'
import type { Finding } from '../types'
import { textsIn } from './texts/texts-in'

const LONGEST_QUOTE = 160

type CutOff = { finding: Pick<Finding, 'level' | 'args' | 'confirmed'>; language: Locale }

/** The finding that a text is cut off: why, and how its source continues. */
export function cutOffText({ finding, language }: CutOff): string {
  const { level, args, confirmed } = finding
  const { sentences } = textsIn[language]
  const reasons = cutOffReasons({ finding, language }).join('; ') || 'none'
  const found = sentences[level === 'error' ? 'cut-off/error' : 'cut-off/warning']
  const message = confirmed ? sentences['cut-off/confirmed'] : found
  const values = { reasons, by: confirmed?.by ?? '' }
  const first = fillMessage({ message, locale: language, values })
  const missing = shortened(String(args.missing ?? ''))
  if (missing === '') return first
  const second = sentences['cut-off/missing']
  return `${first} ${fillMessage({ message: second, locale: language, values: { missing } })}`
}

/** Why a text seems cut off, the strongest reason first. */
export function cutOffReasons({ finding, language }: CutOff): string[] {
  return keptReasons(finding.args.reasons).map((reason) => reasonText({ reason, language }))
}

function keptReasons(json: string | number | undefined): StoredReason[] {
  try {
    const reasons: unknown = JSON.parse(String(json ?? '[]'))
    return Array.isArray(reasons) ? reasons.flatMap(keptReason) : []
  } catch {
    // Findings come from the database, and a damaged one must not hide the text it is about.
    return []
  }
}

function keptReason(value: unknown): StoredReason[] {
  if (!isRecord(value) || !isReasonCode(value.code) || !isRecord(value.args)) return []
  const args = Object.entries(value.args).flatMap(([name, arg]) =>
    typeof arg === 'string' || typeof arg === 'number' ? [[name, arg] as const] : [],
  )
  return [{ code: value.code, args: Object.fromEntries(args) }]
}

function shortened(text: string): string {
  if (text.length <= LONGEST_QUOTE) return text
  return `${text.slice(0, LONGEST_QUOTE).replace(/\s+\S*$/u, '')}…`
}
