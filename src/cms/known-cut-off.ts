import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { defaultLocale, type Locale } from '@/i18n/locales'
import { runSql } from '@/lib/run-sql'

/** The texts of a language that are known to be cut off, by their `textHash`. */
export type CutOffTexts = ReadonlySet<string>

export const noneCutOff: CutOffTexts = new Set()

const rowSchema = z.object({ hash: z.string() })

/**
 * What the translation desk knows to be cut off in some collections and globals. Romanian is the
 * source, which is shown as it is written.
 */
export async function readCutOffTexts({
  cms,
  containers,
  locale,
}: {
  cms: Payload
  containers: string[]
  locale: Locale
}): Promise<CutOffTexts> {
  if (locale === defaultLocale) return noneCutOff
  const query = sql`select distinct jsonb_array_elements_text(cut_off_hashes) as hash
    from translation_units where locale = ${locale}
      and container in (select jsonb_array_elements_text(${JSON.stringify(containers)}::jsonb))`
  const { rows } = await runSql({ cms, query })
  return new Set(
    z
      .array(rowSchema)
      .parse(rows)
      .map(({ hash }) => hash),
  )
}
