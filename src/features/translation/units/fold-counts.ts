import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { runSql } from '@/lib/run-sql'

const query = sql`
with counted as (delete from translation_counts returning *)
insert into translation_counts
select kind, container, document, document_title, locale, state, is_outdated, has_errors,
  has_warnings, sum(units), sum(source_words)
from counted group by 1, 2, 3, 4, 5, 6, 7, 8, 9
having sum(units) <> 0 or sum(source_words) <> 0`

/**
 * Merges the rows of the table of counts that are about the same state, so that it is quick to read
 * again. Concurrent edits lose nothing: rows that this statement does not see yet stay as they are.
 */
export async function foldCounts({ cms }: { cms: Payload }): Promise<void> {
  await runSql({ cms, query })
}
