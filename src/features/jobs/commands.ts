import type { Payload } from 'payload'
import type { EditorRights } from '@/cms/access/rights'
import { label } from '@/cms/label'
import { inTransaction } from '@/cms/transaction'
import { recordAudit } from '@/features/audit/record'
import { makeDue } from '@/jobs/make-due'
import { AppError } from '@/lib/errors/app-error'

const isRunning = label({
  ro: 'Această sarcină rulează deja.',
  en: 'This job is already running.',
  ru: 'Эта задача уже выполняется.',
})

/**
 * Has a job run now, and says so in the audit log.
 * @throws {AppError} `forbidden`; `conflict` while it is running
 */
export async function runJob({
  cms,
  editor,
  id,
}: {
  cms: Payload
  editor: EditorRights
  id: number
}): Promise<void> {
  if (!mayRunJobs(editor)) throw new AppError('forbidden')
  await inTransaction({
    cms,
    work: async (req) => {
      const name = await makeDue({ req, id })
      if (name === null) throw new AppError('conflict', { said: isRunning })
      await recordAudit({
        cms,
        req,
        actor: { id: editor.id, name: editor.name },
        action: 'run-job',
        container: 'jobs',
        document: String(id),
        title: name,
      })
    },
  })
}

/** Whether the editor may have jobs run: anyone who sees them. */
export function mayRunJobs(editor: EditorRights): boolean {
  return editor.role === 'admin'
}
