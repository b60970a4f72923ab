import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { defaultLocale, type Locale } from '@/i18n/locales'
import { runSql } from '@/lib/run-sql'
import { wordsIn } from '../content/extract-units'
import { placeColumns, placeTitle } from '../content/text-place'
import { translationOptions } from '../options'
import type { TextOnPage } from './views'

// More marks than these would hide the page.
const LIMIT = 300

const row = z.object({
  ...placeColumns,
  text: z.string().nullable(),
  source: z.string(),
  state: z.string(),
  is_outdated: z.boolean(),
  is_suspicious: z.boolean(),
})

/**
 * The texts of a page that need work in its language, with what readers see of each: for an editor
 * in preview to find them by. `path` has no language.
 */
export async function textsOnPage(options: {
  cms: Payload
  path: string
  locale: Locale
  /** Language of the panel. */
  language: Locale
}): Promise<TextOnPage[]> {
  const { cms, path, locale, language } = options
  const containers = JSON.stringify(translationOptions(cms).pages?.containersOn(path) ?? [])
  const query = sql`select unit.unit, unit.kind, unit.container, unit.document, unit.document_title,
      unit.path, unit.format, unit.text, unit.state, unit.is_outdated, coalesce(source.text, unit.text) as source,
      unit.errors + unit.warnings > 0 as is_suspicious
    from translation_units as unit
    left join translation_units as source on source.unit = unit.unit and source.locale = ${defaultLocale}
    where unit.locale = ${locale} and coalesce(source.text, unit.text) is not null
      and unit.container in (select jsonb_array_elements_text(${containers}::jsonb))
      and (unit.state <> 'approved' or unit.is_outdated or unit.errors + unit.warnings > 0)
    order by unit.container, unit.document, unit.position limit ${LIMIT}`
  const rows = z.array(row).parse((await runSql({ cms, query })).rows)
  return rows.map((found) => ({
    unit: found.unit,
    title: placeTitle({ cms, row: found, language }),
    need: getNeed(found),
    // A missing text is shown in Romanian.
    shown: wordsIn({ format: found.format, text: found.text ?? found.source }),
  }))
}

function getNeed({ text, is_outdated, is_suspicious }: z.infer<typeof row>): TextOnPage['need'] {
  if (text === null) return 'missing'
  if (is_suspicious) return 'suspicious'
  return is_outdated ? 'outdated' : 'review'
}
