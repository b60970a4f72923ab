import type { CutOffVerdict, Flag } from '../../src/features/translation/cut-off/types'
import type { Case } from './parse-cases'

export type Rates = { precision: number; recall: number; falseAlarms: number }

const LEVELS: { name: string; flags: Flag[] }[] = [
  { name: 'warning or error', flags: ['warning', 'error'] },
  { name: 'error', flags: ['error'] },
]

/** Lines that compare the verdicts with the labels of the cases that have one; none without. */
export function measure(results: {
  cases: readonly Case[]
  verdicts: readonly CutOffVerdict[]
}): string[] {
  const labelled = results.cases.filter(({ truncated }) => truncated !== undefined).length
  if (labelled === 0) return []
  return [
    `${labelled} labelled texts`,
    ...LEVELS.map(({ name, flags }) => {
      const { precision, recall, falseAlarms } = ratesAt({ ...results, flags })
      return `flagged ${name}: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}, false-alarm rate ${falseAlarms.toFixed(4)}`
    }),
  ]
}

/** Shares of 0…1; a share of nothing is 1 for precision and recall and 0 for false alarms. */
export function ratesAt(options: {
  cases: readonly Case[]
  verdicts: readonly CutOffVerdict[]
  flags: readonly Flag[]
}): Rates {
  const { cases, verdicts, flags } = options
  const count = (isCut: boolean, isFlagged: boolean): number =>
    cases.filter(({ truncated }, position) => {
      const flag = verdicts[position]?.flag ?? 'none'
      return truncated === isCut && flags.includes(flag) === isFlagged
    }).length
  const [hits, misses] = [count(true, true), count(true, false)]
  const [alarms, quiet] = [count(false, true), count(false, false)]
  return {
    precision: hits + alarms === 0 ? 1 : hits / (hits + alarms),
    recall: hits + misses === 0 ? 1 : hits / (hits + misses),
    falseAlarms: alarms + quiet === 0 ? 0 : alarms / (alarms + quiet),
  }
}
