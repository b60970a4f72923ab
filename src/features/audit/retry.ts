import type { Payload, PayloadRequest } from 'payload'
import type { EditorRights } from '@/cms/access/rights'
import type { AdminLabel } from '@/cms/label'
import { inTransaction } from '@/cms/transaction'
import { AppError } from '@/lib/errors/app-error'
import { recordAudit } from './record'

type Retry = {
  cms: Payload
  editor: EditorRights
  id: number
  container: 'jobs' | 'outgoing-mails'
  action: 'run-job' | 'send-mail-again'
  /** Makes the work due again. Returns its title for the log, or null where it cannot be retried. */
  again: (place: { req: PayloadRequest; id: number }) => Promise<string | null>
  /** The sentence shown where it cannot be retried. */
  refused: AdminLabel
}

/** Whether the editor may retry background work (jobs, mails): administrators only. */
export function mayRetry(editor: EditorRights): boolean {
  return editor.role === 'admin'
}

/**
 * Retries a job or a mail, and records it in the audit log.
 * @throws {AppError} `forbidden`; `conflict` where it cannot be retried
 */
export async function retry(options: Retry): Promise<void> {
  const { cms, editor, id, container, action, again, refused } = options
  if (!mayRetry(editor)) throw new AppError('forbidden')
  await inTransaction({
    cms,
    work: async (req) => {
      const title = await again({ req, id })
      if (title === null) throw new AppError('conflict', { sentence: refused })
      const actor = { id: editor.id, name: editor.name }
      await recordAudit({ cms, req, actor, action, container, document: String(id), title })
    },
  })
}
