import { sql } from '@payloadcms/db-postgres'
import { expect } from 'vitest'
import { z } from 'zod'
import { runSql } from '@/lib/run-sql'
import { exportUnits } from '@/features/translation/transfer/export-units'
import type { Decision } from '@/features/translation/transfer/import-report'
import { importUnits } from '@/features/translation/transfer/import-units'
import { readView } from '@/features/translation/reading/read-unit'
import { saveText } from '@/features/translation/units/save-text'
import type { UnitFilter } from '@/features/translation/reading/views'
import { readExchange } from '@/features/translation/interchange/read-file'
import type { ExchangeFormat, ExchangeUnit } from '@/features/translation/interchange/types'
import { writeExchange } from '@/features/translation/interchange/write-file'
import type { EditorRights } from '@/cms/access/rights'
import type { useCms } from './cms'

export const admin: EditorRights = {
  ...{ id: 1, name: 'Ana', role: 'admin', languages: [], mayApprove: false },
}

export const title = 'global:home:banner1.title'

const language = 'en'
const sumRow = z.object({ sum: z.string() })

/** Exports, imports and saves on a site, as an administrator unless said otherwise. */
export function textExchange(site: ReturnType<typeof useCms>) {
  function exported({
    filter = { locale: 'ru' },
    format = 'xliff-1.2',
    sourceLocale = 'ro',
  }: {
    filter?: UnitFilter
    format?: ExchangeFormat
    sourceLocale?: 'ro' | 'en'
  } = {}) {
    return exportUnits({ cms: site.cms, filter, sourceLocale, format, language })
  }

  /** A file as a translator gives it back: some of its units with other values. */
  async function edited({
    filter,
    changes,
    format = 'xliff-1.2',
    sourceLocale = 'ro',
  }: {
    filter?: UnitFilter
    changes: Record<string, Partial<ExchangeUnit>>
    format?: ExchangeFormat
    sourceLocale?: 'ro' | 'en'
  }): Promise<Uint8Array> {
    const { content } = await exported({ format, sourceLocale, ...(filter && { filter }) })
    const file = readExchange({ format, bytes: new TextEncoder().encode(content) })
    const units = file.units.map((unit) => ({ ...unit, ...changes[unit.unit] }))
    for (const unit of Object.keys(changes)) expect(units.map((one) => one.unit)).toContain(unit)
    return new TextEncoder().encode(writeExchange({ format, file: { ...file, units } }))
  }

  function imported({
    bytes,
    name = 'texts.xlf',
    dryRun = false,
    editor = admin,
    decisions = {},
    seen = {},
  }: {
    bytes: Uint8Array
    name?: string
    dryRun?: boolean
    editor?: EditorRights
    decisions?: Record<string, Decision>
    seen?: Record<string, string>
  }) {
    return importUnits({ cms: site.cms, editor, bytes, name, dryRun, decisions, seen, language })
  }

  function view(unit: string, locale: 'ro' | 'en' | 'ru' = 'ru') {
    return readView({ cms: site.cms, editor: admin, unit, locale, language })
  }

  async function save({
    unit = title,
    text,
    locale = 'ru',
    approve = false,
  }: {
    unit?: string
    text: string
    locale?: 'ro' | 'en' | 'ru'
    approve?: boolean
  }) {
    const { hash: expectedHash } = await view(unit, locale)
    const input = { unit, text, locale, approve, expectedHash }
    const result = await saveText({ cms: site.cms, editor: admin, language, input })
    expect(result.status).toBe('saved')
    return result
  }

  /** Changes with anything that is stored of the texts and their history. */
  async function storedSum(): Promise<string> {
    const query = sql`select md5(
    (select string_agg(row_to_json(u)::text, '' order by unit, locale) from translation_units u) ||
    (select coalesce(string_agg(row_to_json(c)::text, '' order by id), '') from translation_changes c) ||
    (select count(*) from _home_v)::text || (select count(*) from _projects_v)::text) as sum`
    const [row] = z.array(sumRow).parse((await runSql({ cms: site.cms, query })).rows)
    return row?.sum ?? ''
  }

  return { exported, edited, imported, view, save, storedSum }
}
