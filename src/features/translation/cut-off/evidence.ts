import { coverageSignals } from './signals/coverage'
import { lastWordSignals } from './signals/last-word'
import { lengthSignals } from './signals/length'
import { markSignals } from './signals/marks'
import { originSignals } from './signals/origin'
import type { TextPair } from './signals/pair'
import { structureSignals } from './signals/structure'
import { tokenSignals } from './signals/tokens'
import type { PreparedText } from './prepared-text'
import type { CutOffVerdict, Evidence, Flag, Reason } from './types'

// From here on the desk shows an error, and from here on a warning.
const ERROR = 0.75
const WARNING = 0.45
const MOST_OF_A_WARNING = 0.74

// What two references are asked about together: each of them may be wordy or terse by itself.
const MEASURED_BY_BOTH: ReadonlySet<Reason['code']> = new Set([
  'much-shorter',
  'end-mark-missing',
  'words-unsaid',
])

// What either of them can contradict: “lei” is no part of a word where one of them has “lei” as well.
const DENIED_BY_EITHER: ReadonlySet<Reason['code']> = new Set(['word-cut', 'word-ending-unusual'])

/** Everything about a text that speaks for a cut, seen against one reference. */
export function evidenceFrom(pair: TextPair & { earlier: readonly PreparedText[] }): Evidence[] {
  return [
    ...tokenSignals(pair),
    ...markSignals(pair),
    ...lastWordSignals(pair),
    ...lengthSignals(pair),
    ...structureSignals(pair),
    ...coverageSignals(pair),
    ...originSignals(pair),
  ]
}

/**
 * One list out of the lists of two references: the mean of what is measured, the weaker of what either
 * can deny, else the stronger.
 */
export function mergeEvidence({
  first,
  second,
}: {
  first: Evidence[]
  second: Evidence[]
}): Evidence[] {
  const codes = new Set([...first, ...second].map(({ reason }) => reason.code))
  return [...codes].flatMap((code) => {
    const one = first.find(({ reason }) => reason.code === code)
    const other = second.find(({ reason }) => reason.code === code)
    const shown = one ?? other
    if (shown === undefined) return []
    const weights = [one?.weight ?? 0, other?.weight ?? 0] as const
    return [{ ...shown, weight: jointWeight({ code, weights }) }]
  })
}

function jointWeight({
  code,
  weights,
}: {
  code: Reason['code']
  weights: readonly [number, number]
}) {
  if (DENIED_BY_EITHER.has(code)) return Math.min(...weights)
  return MEASURED_BY_BOTH.has(code) ? (weights[0] + weights[1]) / 2 : Math.max(...weights)
}

/**
 * Adds independent evidence up: p is the chance that not all of it is wrong. What seems left out may
 * be said in other words: with that alone it never comes to an error.
 */
export function toVerdict(evidence: Evidence[]): Omit<CutOffVerdict, 'missing'> {
  const certain = toChance(evidence.filter(({ reason }) => reason.code !== 'words-unsaid'))
  const p = Math.max(certain, Math.min(toChance(evidence), MOST_OF_A_WARNING))
  const why = [...evidence].sort((a, b) => b.weight - a.weight).map(({ reason }) => reason)
  return { p, flag: toFlag(p), why }
}

function toChance(evidence: Evidence[]): number {
  return 1 - evidence.reduce((innocent, { weight }) => innocent * (1 - weight), 1)
}

function toFlag(p: number): Flag {
  if (p >= ERROR) return 'error'
  return p >= WARNING ? 'warning' : 'none'
}
