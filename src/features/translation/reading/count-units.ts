import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { locales } from '@/i18n/locales'
import { runSql } from '@/lib/run-sql'
import { unitKinds } from '../types'
import { countColumns } from './rows'

const documentCounts = z.object({
  kind: z.enum(unitKinds),
  container: z.string(),
  document: z.string(),
  title: z.string(),
  locale: z.enum(locales),
  ...countColumns,
})

export type DocumentCounts = z.infer<typeof documentCounts>

/** Units that nobody has to look at, by their columns and by what says that they have errors. */
export function isDone(hasErrors: string) {
  return sql.raw(`(state = 'approved' and not is_outdated and not ${hasErrors})`)
}

const done = isDone('has_errors')

function counted(condition: ReturnType<typeof sql>) {
  return sql`coalesce(sum(units) filter (where ${condition}), 0)::int`
}

/**
 * What is counted in every answer about a group of rows of `translation_counts`: a trigger writes
 * there what each change of `translation_units` adds or takes away, so only sums say anything, and
 * a group of which the units add up to none is not there.
 */
export const unitCounts = sql`
  sum(units)::int as total,
  ${counted(done)} as done,
  ${counted(sql`state = 'missing'`)} as missing,
  ${counted(sql`state = 'draft'`)} as draft,
  ${counted(sql`state = 'needs-review'`)} as "needsReview",
  ${counted(sql`is_outdated`)} as outdated,
  ${counted(sql`has_errors`)} as errors,
  ${counted(sql`has_warnings`)} as warnings,
  coalesce(sum(source_words) filter (where not ${done}), 0)::int as "wordsLeft"`

const query = sql`
  select kind, container, document, document_title as title, locale, ${unitCounts}
  from translation_counts group by kind, container, document, document_title, locale
  having sum(units) > 0`

/** The state of every record in every language; none where a record has no units. */
export async function countUnits({ cms }: { cms: Payload }): Promise<DocumentCounts[]> {
  return z.array(documentCounts).parse((await runSql({ cms, query })).rows)
}
