import { cutKinds } from './cuts'
import type { Judged } from './judge-cuts'

const lengths = [
  { name: 'below 60 characters', holds: (length: number) => length < 60 },
  { name: '60 to 119', holds: (length: number) => length >= 60 && length < 120 },
  { name: '120 and more', holds: (length: number) => length >= 120 },
]

export type CutRates = {
  whole: number
  cut: number
  precision: number
  recall: number
  /** Whole texts that are called errors. */
  wrongErrors: number
}

/** Warnings and errors together, except where errors are named. */
export function cutRates(judged: readonly Judged[]): CutRates {
  const [cut, whole] = [judged.filter(({ kind }) => kind), judged.filter(({ kind }) => !kind)]
  const [hits, alarms] = [cut.filter(isFlagged).length, whole.filter(isFlagged).length]
  return {
    whole: whole.length,
    cut: cut.length,
    precision: hits + alarms === 0 ? 1 : hits / (hits + alarms),
    recall: cut.length === 0 ? 1 : hits / cut.length,
    wrongErrors: whole.filter(({ level }) => level === 'error').length,
  }
}

export function isFlagged({ level }: Judged): boolean {
  return level === 'error' || level === 'warning'
}

/** A Markdown table: all texts, then by language, role, length and kind of cut. */
export function cutTable(judged: readonly Judged[]): string[] {
  const groups: [string, Judged[]][] = [
    ['**all**', [...judged]],
    ...groupsBy(judged, ({ source, locale }) => `${source} → ${locale}`),
    ...groupsBy(judged, ({ role }) => role),
    ...lengths.map(({ name, holds }): [string, Judged[]] => [
      name,
      judged.filter(({ length }) => holds(length)),
    ]),
    // Every kind of cut is weighed against all whole texts that could have been cut so.
    ...cutKinds.map((kind): [string, Judged[]] => [
      `cut: ${kind}`,
      judged.filter((one) => one.kind === undefined || one.kind === kind),
    ]),
  ]
  return [
    '| Texts | whole | cut | precision | recall | errors on whole ones |',
    '| --- | --: | --: | --: | --: | --: |',
    ...groups.map(([name, some]) => row({ name, ...cutRates(some) })),
  ]
}

function groupsBy(
  judged: readonly Judged[],
  toName: (one: Judged) => string,
): [string, Judged[]][] {
  const names = [...new Set(judged.map(toName))]
  return names.map((name) => [name, judged.filter((one) => toName(one) === name)])
}

function row({ name, whole, cut, precision, recall, wrongErrors }: CutRates & { name: string }) {
  const cells = [name, whole, cut, precision.toFixed(3), recall.toFixed(3), wrongErrors]
  return `| ${cells.join(' | ')} |`
}
