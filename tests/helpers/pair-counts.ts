import { blockEdits, type BlockEdit, type Place } from './block-edits'
import type { PairFault } from './pair-faults'

/** The form of a record sends keys, a program none; a file for translators is older than the edit. */
export const ways = ['form', 'REST', 'import'] as const

export type Way = (typeof ways)[number]

export const everyPlace = process.env.PLACES === 'all'

/** The places of a text that are tried: all with PLACES=all, else as many as asked for. */
export function triedPlaces(options: { places: Place[]; most: number }): [number, Place][] {
  const { places, most } = options
  const step = everyPlace ? 1 : Math.max(1, Math.ceil(places.length / most))
  return [...places.entries()].filter(([index]) => index % step === 0)
}

type Tried = { way: string; edit: BlockEdit; text: string; index: number }
type Judged = { wrong: PairFault[]; asked: number }
type Row = { count: number; wrong: number; asked: number }

/** Counts edits by their way and kind, and keeps every fault: one hides no other. */
export function pairCounts() {
  const rows = new Map<string, Row>()
  const faults: (Tried & PairFault)[] = []

  function add({ wrong, asked, ...tried }: Tried & Judged): void {
    for (const edit of [tried.edit, 'all']) {
      const name = `| ${tried.way} | ${edit} |`
      const row = rows.get(name) ?? { count: 0, wrong: 0, asked: 0 }
      rows.set(name, {
        count: row.count + 1,
        wrong: row.wrong + wrong.length,
        asked: row.asked + asked,
      })
    }
    faults.push(...wrong.map((fault) => ({ ...tried, ...fault })))
  }

  function count(): number {
    return [...rows].reduce(
      (sum, [name, row]) => sum + (name.endsWith('| all |') ? row.count : 0),
      0,
    )
  }

  /** Texts of which people are asked: without a source, without a translation, or outdated. */
  function table(): string {
    const found = [...new Set([...rows.keys()].map((name) => name.split(' ')[1] ?? ''))]
    const lines = found.flatMap((way) =>
      [...blockEdits, 'all'].flatMap((edit) => {
        const name = `| ${way} | ${edit} |`
        const row = rows.get(name)
        return row ? [`${name} ${row.count} | ${row.wrong} | ${row.asked} |`] : []
      }),
    )
    return [
      '| Way | Operation | Count | Wrong pairs | Asked |',
      '| --- | --- | --: | --: | --: |',
      ...lines,
    ].join('\n')
  }

  /** Shows the table of a run that was asked for all places. */
  function print(): void {
    if (everyPlace) process.stdout.write(`\n${table()}\n`)
  }

  return { add, count, faults, print }
}
