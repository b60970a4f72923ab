import { CsvError, parse } from 'csv-parse/sync'
import { unitStates } from '../../types'
import { checkHeading } from '../check-heading'
import { collectUnits, type UnitCandidate } from '../check-units'
import { maxLineLength, maxUnits } from '../limits'
import { fileProblem } from '../problem'
import { getStatusInFile, type UnitStatus } from '../unit-status'
import type { ExchangeFile } from '../types'
import { unguardCell } from './cells'
import { toHeading, toRow, type CsvRow } from './columns'
import { readTargetFact } from './facts'
import { withOwnLineEnds } from './line-ends'

export function readCsv(text: string): ExchangeFile {
  refuseLongLines(text)
  const [header, ...rows] = parseRows(text)
  const found = header && toHeading(header.cells)
  if (!found) throw fileProblem('other-columns')
  const heading = checkHeading(found)
  const collector = collectUnits()
  for (const { cells, line } of rows) {
    if (cells.every((cell) => cell === '')) continue
    const row = toRow(cells)
    if (!row) throw fileProblem('broken-csv', { line })
    collector.add({ candidate: toCandidate({ row, line }), line })
  }
  return { ...heading, units: collector.units }
}

type Row = { cells: string[]; line: number }

function parseRows(text: string): Row[] {
  const rows: Row[] = []
  try {
    parse(text, {
      delimiter: /^"?unit"?;/.test(text) ? ';' : ',',
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: maxLineLength,
      // The first row, all units there may be, and one that is too many.
      to: maxUnits + 2,
      on_record: (cells, { lines }) => {
        rows.push({ cells: cells.map(unguardCell), line: lines })
        return null
      },
    })
    return rows
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const isTooLong = error.code === 'CSV_MAX_RECORD_SIZE'
    const line = typeof error.lines === 'number' ? error.lines : 0
    throw fileProblem(isTooLong ? 'line-too-long' : 'broken-csv', { line })
  }
}

/** Before a row of a million empty cells is built. */
function refuseLongLines(text: string): void {
  let line = 1
  for (let start = 0; start < text.length; line += 1) {
    const next = text.indexOf('\n', start)
    const end = next === -1 ? text.length : next
    if (end - start > maxLineLength) throw fileProblem('line-too-long', { line })
    start = end + 1
  }
}

function toCandidate({ row, line }: { row: CsvRow; line: number }): UnitCandidate {
  const { unit, format } = row
  const broken = (field: string) =>
    fileProblem('broken-unit', { field, unit: unit.slice(0, 200), line })
  const exported = readTargetFact(row.target_at_export)
  if (!exported) throw broken('target_at_export')
  const state = unitStates.find((known) => known === row.state.trim().toLowerCase())
  if (!state) throw broken('state')
  const told: UnitStatus = { state, isOutdated: isYes(row.outdated) }
  const isSame = told.state === exported.state && told.isOutdated === exported.isOutdated
  const { targetHash } = exported
  const sourceHash = row.source_at_export.replace(/^text /, '')
  const texts = withOwnLineEnds({ ...row, sourceHash, targetHash })
  const target = texts.target || null
  return {
    ...{ unit, source: texts.source, target, sourceHash, targetHash, format },
    ...getStatusInFile({ exported, told: isSame ? null : told, target, targetHash }),
    isLocked: isYes(row.locked),
    maxLength: row.max_length === '' ? null : Number(row.max_length),
    note: row.note || null,
    previousSource: row.previous_source || null,
  }
}

function isYes(cell: string): boolean {
  return cell.trim().toLowerCase() === 'yes'
}
