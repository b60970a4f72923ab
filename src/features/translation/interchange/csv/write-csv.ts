import type { ExchangeFile, ExchangeUnit } from '../types'
import { toCsv } from './cells'
import { toCells, headerRow } from './columns'
import { targetFact } from './facts'

export function writeCsv({ units, ...heading }: ExchangeFile): string {
  return toCsv([headerRow(heading), ...units.map(unitCells)])
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
