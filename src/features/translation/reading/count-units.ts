import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { defaultLocale, locales } from '@/i18n/locales'
import { runSql } from '@/lib/run-sql'
import { unitKinds } from '../types'
import { countColumns } from './language-counts'

const documentCounts = z.object({
  kind: z.enum(unitKinds),
  container: z.string(),
  document: z.string(),
  title: z.string(),
  locale: z.enum(locales),
  ...countColumns,
  wordsLeft: z.number(),
})

export type DocumentCounts = z.infer<typeof documentCounts>

/** A unit that nobody has to look at, of the table or alias `unit`. */
export const isDone = sql.raw(
  `(unit.state = 'approved' and not unit.is_outdated and unit.errors = 0)`,
)

/** What is counted in every answer about a group of the alias `unit`, words apart. */
export const unitCounts = sql`
  count(*)::int as total,
  (count(*) filter (where ${isDone}))::int as done,
  (count(*) filter (where unit.state = 'missing'))::int as missing,
  (count(*) filter (where unit.state = 'draft'))::int as draft,
  (count(*) filter (where unit.state = 'needs-review'))::int as "needsReview",
  (count(*) filter (where unit.is_outdated))::int as outdated,
  (count(*) filter (where unit.errors > 0))::int as errors,
  (count(*) filter (where unit.warnings > 0))::int as warnings`

// Only what is not done looks up its source: joining every row takes twice as long.
const query = sql`
with counted as (
  select kind, container, coalesce(document, '') as document, locale,
    coalesce(any_value(document_title), '') as title, ${unitCounts}
  from translation_units unit
  group by kind, container, coalesce(document, ''), locale
), words_left as (
  select unit.kind, unit.container, coalesce(unit.document, '') as document, unit.locale,
    sum(source.words)::int as words
  from translation_units unit
  join translation_units source on source.unit = unit.unit and source.locale = ${defaultLocale}
  where not ${isDone}
  group by unit.kind, unit.container, coalesce(unit.document, ''), unit.locale
)
select counted.*, coalesce(words_left.words, 0) as "wordsLeft"
from counted left join words_left using (kind, container, document, locale)`

/** How every record stands in every language; none where a record has no units. */
export async function countUnits({ cms }: { cms: Payload }): Promise<DocumentCounts[]> {
  return z.array(documentCounts).parse((await runSql({ cms, query })).rows)
}
