import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { defaultLocale, type Locale } from '@/i18n/locales'
import { toChisinau } from '@/lib/chisinau-time'
import { runSql } from '@/lib/run-sql'
import { fileKinds } from '../interchange/file-kinds'
import { maxFileBytes, maxUnits } from '../interchange/limits'
import { fileProblem } from '../interchange/problem'
import { exchangeSchema } from '../interchange/schema'
import type { ExchangeFormat, ExchangeUnit } from '../interchange/types'
import { writeExchange } from '../interchange/write-file'
import { textHash } from '@/i18n/text-hash'
import { unitStates } from '../types'
import { placeColumns, placeTitle } from '../content/text-place'
import { unitConditions } from '../units/unit-conditions'
import { inOrder } from '../units/unit-orders'
import type { UnitFilter } from '../reading/views'

export type ExportedFile = { name: string; mime: string; content: string; count: number }

const exportedRow = z.object({
  ...placeColumns,
  max_length: z.coerce.number().nullable(),
  source: z.string(),
  text: z.string().nullable(),
  state: z.enum(unitStates),
  is_outdated: z.boolean(),
  is_locked: z.boolean(),
  confirmed_source: z.string().nullable(),
  description: z.string().nullable(),
})

type ExportedRow = z.infer<typeof exportedRow>

const batchSize = 2000

/**
 * All texts that a filter asks for, in a file for translators from one language into that of the
 * filter. Texts that the source language does not have are left out. `language` is that of notes.
 * @throws {AppError} `export-too-large` for a file that could not be imported again,
 *   `too-many-units`, `bad-character`, and `other-language` for a language into itself
 */
export async function exportUnits(options: {
  cms: Payload
  filter: UnitFilter
  sourceLocale: Locale
  format: ExchangeFormat
  language: Locale
}): Promise<ExportedFile> {
  const { cms, filter, sourceLocale, format, language } = options
  const targetLocale = filter.locale
  if (sourceLocale === targetLocale) {
    throw fileProblem('other-language', { language: targetLocale })
  }
  const ids = await matchingIds({ cms, filter })
  if (ids.length > maxUnits) throw fileProblem('too-many-units', { limit: maxUnits })
  const units: ExchangeUnit[] = []
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = ids.slice(start, start + batchSize)
    const rows = await exportedRows({ cms, ids: batch, sourceLocale })
    units.push(...rows.map((row) => toUnit({ cms, row, sourceLocale, language })))
  }
  const heading = { exportId: randomUUID(), schema: exchangeSchema, sourceLocale, targetLocale }
  const content = writeExchange({ format, file: { ...heading, units } })
  if (Buffer.byteLength(content) > maxFileBytes) {
    throw fileProblem('export-too-large', { limit: maxFileBytes / 1024 / 1024 })
  }
  const { extension, mime } = fileKinds[format]
  const day = toChisinau(new Date()).date
  const name = `pasiuni-${sourceLocale}-${targetLocale}-${day}.${extension}`
  return { name, mime, content, count: units.length }
}

const idRow = z.object({ id: z.coerce.number() })

/** First the list as it is now, so that no text is missed or taken twice while others write. */
async function matchingIds({ cms, filter }: { cms: Payload; filter: UnitFilter }) {
  const query = sql`select unit.id from translation_units unit where ${unitConditions(filter)}
    order by ${inOrder(filter.order, 'unit')}`
  const { rows } = await runSql({ cms, query })
  return z
    .array(idRow)
    .parse(rows)
    .map(({ id }) => id)
}

async function exportedRows(options: {
  cms: Payload
  ids: number[]
  sourceLocale: Locale
}): Promise<ExportedRow[]> {
  const { cms, ids, sourceLocale } = options
  const query = sql`select unit.unit, unit.kind, unit.container, unit.path, unit.format,
      coalesce(unit.document, '') as document,
      coalesce(unit.document_title, '') as document_title,
      unit.max_length, source.text as source, unit.text, unit.state, unit.is_outdated,
      unit.is_locked, unit.confirmed_source, messages.description
    from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) with ordinality as wanted (id, place)
    join translation_units unit on unit.id = wanted.id::int
    join translation_units source on source.unit = unit.unit and source.locale = ${sourceLocale}
      and source.text <> ''
    left join messages on unit.kind = 'message' and messages.key = unit.path
    order by wanted.place`
  return z.array(exportedRow).parse((await runSql({ cms, query })).rows)
}

function toUnit(options: {
  cms: Payload
  row: ExportedRow
  sourceLocale: Locale
  language: Locale
}): ExchangeUnit {
  const { row, sourceLocale } = options
  const target = row.text || null
  const hasOlderSource =
    sourceLocale === defaultLocale && row.is_outdated && row.confirmed_source !== row.source
  return {
    unit: row.unit,
    source: row.source,
    target,
    sourceHash: textHash(row.source),
    targetHash: textHash(target),
    state: target === null ? 'missing' : row.state,
    isOutdated: row.is_outdated,
    isLocked: row.is_locked,
    format: row.format,
    maxLength: row.max_length !== null && row.max_length > 0 ? row.max_length : null,
    note: toNote(options),
    previousSource: (hasOlderSource && row.confirmed_source) || null,
  }
}

/** Where the text is and what it is for. */
function toNote(options: { cms: Payload; row: ExportedRow; language: Locale }): string | null {
  const lines = [placeTitle(options), options.row.description ?? '']
  const note = lines.filter((line) => line.trim() !== '')
  // A title may hold what a note of XLIFF cannot.
  return note.join('\n').replace(/[^\P{Cc}\n]/gu, ' ') || null
}
