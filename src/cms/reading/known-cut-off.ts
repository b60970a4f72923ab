import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { Locale } from '@/i18n/locales'
import { runSql } from '@/lib/run-sql'

/** The texts of a language that are known to be cut off, by their `textHash`. */
export type CutOffTexts = ReadonlySet<string>

const rowSchema = z.object({ hash: z.string() })

/**
 * Texts of some collections and globals of which readers are told that they are cut off: a person
 * has confirmed that, or the checks have found it and nobody has approved the text.
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
