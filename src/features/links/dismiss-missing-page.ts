import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { inTransaction } from '@/cms/transaction'
import { readablePath } from '@/lib/http/readable-path'
import { runSql } from '@/lib/run-sql'
import type { EditorRights } from '@/cms/access/rights'
import { recordAudit } from '@/features/audit/record'
import { AppError } from '@/lib/errors/app-error'
import { requireLinkRights } from './link-rights'

/**
 * Removes a missing page from the list. It reappears when it is requested again.
 * @throws {AppError} `forbidden`, `not-found`
 */
export async function dismissMissingPage({
  cms,
  editor,
  id,
}: {
  cms: Payload
  editor: EditorRights
  id: number
}): Promise<void> {
  requireLinkRights(editor)
  await inTransaction({
    cms,
    work: async (req) => {
      const query = sql`delete from missing_pages where id = ${id} returning path`
      const [row] = (await runSql({ cms, req, query })).rows
      if (typeof row?.path !== 'string') throw new AppError('not-found')
      await recordAudit({
        ...{ cms, req, actor: editor, action: 'delete', container: 'missing-pages' },
        ...{ document: String(id), title: readablePath(row.path) },
      })
    },
  })
}
