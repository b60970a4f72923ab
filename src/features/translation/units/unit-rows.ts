import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { locales } from '@/i18n/locales'
import { runSql } from '@/lib/run-sql'
import { origins, textFormats, textRoles, unitKinds, unitStates } from '../types'

const number = z.coerce.number()

const finding = z.object({
  check: z.string(),
  level: z.enum(['error', 'warning', 'info']),
  args: z.record(z.string(), z.union([z.string(), z.number()])),
  range: z.object({ start: z.number(), end: z.number() }).exactOptional(),
  fix: z.string().exactOptional(),
  fingerprint: z.string(),
  confirmed: z.object({ by: z.string(), at: z.string() }).exactOptional(),
})

const dismissal = z.object({
  check: z.string(),
  fingerprint: z.string(),
  reason: z.string(),
  by: z.string(),
  at: z.string(),
})

export const unitRow = z.object({
  unit: z.string(),
  locale: z.enum(locales),
  kind: z.enum(unitKinds),
  container: z.string(),
  document: z.string(),
  document_title: z.string(),
  path: z.string(),
  segment: z.string(),
  position: number,
  format: z.enum(textFormats),
  role: z.enum(textRoles),
  max_length: number.nullable(),
  is_required: z.boolean(),
  text: z.string().nullable(),
  hash: z.string(),
  words: number,
  source_words: number,
  state: z.enum(unitStates),
  is_outdated: z.boolean(),
  is_locked: z.boolean(),
  confirmed_hash: z.string().nullable(),
  confirmed_source: z.string().nullable(),
  findings: z.array(finding),
  errors: number,
  warnings: number,
  dismissed: z.array(dismissal),
  cut_off_hashes: z.array(z.string()),
  origin: z.enum(origins),
  changed_by: z.string().nullable(),
  changed_at: z.coerce.date().nullable(),
})

/** A row of `translation_units`, named as its columns are. */
export type UnitRow = z.infer<typeof unitRow>

type Database = { cms: Payload; req?: PayloadRequest | undefined }

/** The rows of records in all languages, in the order of their forms; a global is the record ''. */
export async function readDocumentRows(
  options: Database & { container: string; documents: string[] },
): Promise<UnitRow[]> {
  const { container, documents } = options
  const query = sql`select * from translation_units
    where container = ${container}
      and document in (select jsonb_array_elements_text(${JSON.stringify(documents)}::jsonb))
    order by document, position, locale`
  return z.array(unitRow).parse((await runSql({ ...options, query })).rows)
}

/** The rows of texts in all languages; none of those that are not there. */
export async function readUnitRows(options: Database & { units: string[] }): Promise<UnitRow[]> {
  const query = sql`select * from translation_units
    where unit in (select jsonb_array_elements_text(${JSON.stringify(options.units)}::jsonb))`
  return z.array(unitRow).parse((await runSql({ ...options, query })).rows)
}

const columns = Object.keys(unitRow.shape)
const separator = sql`, `
const columnList = sql.join(
  columns.map((name) => sql.identifier(name)),
  separator,
)
// All but those that a row is found by.
const renewed = sql.join(
  columns
    .filter((name) => name !== 'unit' && name !== 'locale')
    .map((name) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`),
  separator,
)

/** Stores rows, new or not, in one statement. */
export async function storeRows(options: Database & { rows: UnitRow[] }): Promise<void> {
  const { rows } = options
  if (rows.length === 0) return
  const query = sql`insert into translation_units (${columnList}) select ${columnList}
    from jsonb_populate_recordset(null::translation_units, ${JSON.stringify(rows)}::jsonb)
    on conflict (unit, locale) do update set ${renewed}, updated_at = now()`
  await runSql({ ...options, query })
}

/** Forgets texts that are no longer there. */
export async function deleteRows(
  options: Database & { rows: Pick<UnitRow, 'unit' | 'locale'>[] },
): Promise<void> {
  if (options.rows.length === 0) return
  const rows = JSON.stringify(options.rows.map(({ unit, locale }) => ({ unit, locale })))
  const query = sql`delete from translation_units where (unit, locale) in (
    select unit, locale from jsonb_to_recordset(${rows}::jsonb) as gone (unit text, locale text))`
  await runSql({ ...options, query })
}

const documentRow = z.object({ document: z.string() })

/** The records of a container that have rows. */
export async function listDocuments(options: Database & { container: string }): Promise<string[]> {
  const query = sql`select distinct document from translation_units
    where container = ${options.container}`
  const { rows } = await runSql({ ...options, query })
  return z
    .array(documentRow)
    .parse(rows)
    .map(({ document }) => document)
}

/** Forgets records that were deleted. */
export async function deleteDocuments(
  options: Database & { container: string; documents: string[] },
): Promise<void> {
  const { container, documents } = options
  if (documents.length === 0) return
  const query = sql`delete from translation_units
    where container = ${container}
      and document in (select jsonb_array_elements_text(${JSON.stringify(documents)}::jsonb))`
  await runSql({ ...options, query })
}
