import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { Locale } from '@/i18n/locales'
import { runSql } from '@/lib/run-sql'
import { editorRights } from '@/cms/access/rights'

/**
 * Ends the requests for languages of a record that wait, because readers see them now or because
 * there is nothing left to read.
 */
export async function closeRequests(options: {
  req: PayloadRequest
  container: string
  /** Empty for a global. */
  document: string
  languages: readonly Locale[]
  state: 'published' | 'withdrawn'
}): Promise<void> {
  const { req, container, document, languages, state } = options
  const spoken = sql`(select jsonb_array_elements_text(${JSON.stringify(languages)}::jsonb))`
  const query = sql`update review_requests
    set state = ${state}::enum_review_requests_state, decided_at = now(), updated_at = now(),
      decided_by_name = ${editorRights(req.user)?.name ?? null}
    where state = 'waiting' and container = ${container}
      and document is not distinct from ${document || null} and locale::text in ${spoken}`
  await runSql({ cms: req.payload, req, query })
}
