import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import type { Locale } from '@/i18n/locales'
import { runSql } from '@/lib/run-sql'
import type { CurrentUnit } from '../interchange/verdicts'
import { textHash } from '@/i18n/text-hash'
import { unitStates, type UnitState } from '../types'
import { placeColumns, placeTitle } from '../content/text-place'

/** A text as it is now, with what orders and names it. */
export type PresentUnit = CurrentUnit & {
  title: string
  state: UnitState
  container: string
  document: string
  position: number
}

const presentRow = z.object({
  ...placeColumns,
  position: z.coerce.number(),
  source: z.string().nullable(),
  text: z.string().nullable(),
  state: z.enum(unitStates),
  is_locked: z.boolean(),
})

const batchSize = 2000

/** The texts with these addresses, by address; none for those that are gone. */
export async function presentUnits(options: {
  cms: Payload
  req: PayloadRequest
  units: string[]
  sourceLocale: Locale
  targetLocale: Locale
  language: Locale
}): Promise<Map<string, PresentUnit>> {
  const { cms, req, units, sourceLocale, targetLocale, language } = options
  const present = new Map<string, PresentUnit>()
  for (let start = 0; start < units.length; start += batchSize) {
    const batch = JSON.stringify(units.slice(start, start + batchSize))
    const query = sql`select unit.unit, unit.kind, unit.container, unit.path, unit.format,
        coalesce(unit.document, '') as document,
        coalesce(unit.document_title, '') as document_title,
        unit.position, unit.text, unit.state, unit.is_locked, source.text as source
      from translation_units unit
      left join translation_units source
        on source.unit = unit.unit and source.locale = ${sourceLocale}
      where unit.locale = ${targetLocale}
        and unit.unit in (select jsonb_array_elements_text(${batch}::jsonb))`
    for (const row of z.array(presentRow).parse((await runSql({ cms, req, query })).rows)) {
      present.set(row.unit, {
        title: placeTitle({ cms, row, language }),
        source: row.source ?? '',
        target: row.text,
        sourceHash: textHash(row.source),
        targetHash: textHash(row.text),
        isLocked: row.is_locked,
        format: row.format,
        state: row.state,
        container: row.container,
        document: row.document,
        position: row.position,
      })
    }
  }
  return present
}
