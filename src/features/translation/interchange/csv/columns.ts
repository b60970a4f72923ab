import type { ExchangeHeading } from '../types'

/** `export` is where the first row says which export the file is. */
const names = [
  'unit',
  'source',
  'target',
  'state',
  'outdated',
  'locked',
  'format',
  'max_length',
  'note',
  'previous_source',
  'source_at_export',
  'target_at_export',
  'export',
] as const

export type ColumnName = (typeof names)[number]

export type CsvRow = Record<ColumnName, string>

const columnCount = names.length

/** The first row: languages are in it, as rows may be sorted and cut out. */
export function headerRow({
  exportId,
  schema,
  sourceLocale,
  targetLocale,
}: ExchangeHeading): string[] {
  return names.map((name) => {
    if (name === 'source') return `source (${sourceLocale})`
    if (name === 'target') return `target (${targetLocale})`
    return name === 'export' ? `export ${exportId} ${schema}` : name
  })
}

/** Heading from the first row; null unless it has all columns in order. */
export function toHeading(row: string[]): Record<keyof ExchangeHeading, string | undefined> | null {
  if (names.some((name, index) => row[index]?.split(' ')[0] !== name)) return null
  const getArguments = (name: ColumnName) => row[names.indexOf(name)]?.split(' ').slice(1) ?? []
  const language = (name: ColumnName) => getArguments(name)[0]?.replace(/^\(|\)$/g, '')
  const [exportId, schema] = getArguments('export')
  return { exportId, schema, sourceLocale: language('source'), targetLocale: language('target') }
}

export function toCells(row: Omit<CsvRow, 'export'>): string[] {
  return names.map((name) => (name === 'export' ? '' : row[name]))
}

/** Null where there are more or fewer cells than columns; the last one may be left out. */
export function toRow(cells: string[]): CsvRow | null {
  if (cells.length < columnCount - 1) return null
  if (cells.slice(columnCount).some((cell) => cell !== '')) return null
  const cell = (name: ColumnName) => cells[names.indexOf(name)] ?? ''
  return {
    unit: cell('unit'),
    source: cell('source'),
    target: cell('target'),
    state: cell('state'),
    outdated: cell('outdated'),
    locked: cell('locked'),
    format: cell('format'),
    max_length: cell('max_length'),
    note: cell('note'),
    previous_source: cell('previous_source'),
    source_at_export: cell('source_at_export'),
    target_at_export: cell('target_at_export'),
    export: cell('export'),
  }
}
