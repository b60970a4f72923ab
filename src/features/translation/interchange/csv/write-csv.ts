import type { ExchangeFile, ExchangeUnit } from '../types'
import { guardCell } from './cells'
import { toCells, headerRow } from './columns'
import { targetFact } from './facts'

// Without it spreadsheets take the file for one of the system's old encoding.
const byteOrderMark = '\ufeff'

/** RFC 4180 with commas; every cell is quoted. */
export function writeCsv({ units, ...heading }: ExchangeFile): string {
  const rows = [headerRow(heading), ...units.map(unitCells)]
  return byteOrderMark + rows.map((cells) => `${cells.map(quote).join(',')}\r\n`).join('')
}

function unitCells(unit: ExchangeUnit): string[] {
  const { isOutdated, isLocked, maxLength, sourceHash } = unit
  return toCells({
    unit: unit.unit,
    source: unit.source,
    target: unit.target ?? '',
    state: unit.state,
    outdated: isOutdated ? 'yes' : 'no',
    locked: isLocked ? 'yes' : 'no',
    format: unit.format,
    max_length: maxLength === null ? '' : String(maxLength),
    note: unit.note ?? '',
    previous_source: unit.previousSource ?? '',
    // A spreadsheet would take a hash for a number.
    source_at_export: `text ${sourceHash}`,
    target_at_export: targetFact(unit),
  })
}

function quote(cell: string): string {
  return `"${guardCell(cell).replaceAll('"', '""')}"`
}
