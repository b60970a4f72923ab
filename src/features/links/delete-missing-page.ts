import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { plainPath } from '@/i18n/plain-path'
import { runSql } from '@/lib/run-sql'

/** Forgets that a path was missing, in each language in which it was asked for and without one. */
export async function deleteMissingPage({
  cms,
  req,
  path: found,
}: {
  cms: Payload
  req: PayloadRequest
  /** As `plainPath` writes it. */
  path: string
}): Promise<void> {
  const { rows } = await runSql({ cms, req, query: sql`select id, path from missing_pages` })
  for (const { id, path } of rows) {
    if (typeof path !== 'string' || plainPath(path) !== found) continue
    await runSql({ cms, req, query: sql`delete from missing_pages where id = ${id}` })
  }
}
