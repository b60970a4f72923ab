import type { Payload } from 'payload'
import type { EditorRights } from '@/cms/access/rights'
import { label } from '@/cms/label'
import { inTransaction } from '@/cms/transaction'
import { AppError } from '@/lib/errors/app-error'
import { recordAudit } from '@/features/audit/record'
import { requeueRefused } from '@/mail/outbox/refused'

const tooLate = label({
  ro: 'Acest e-mail nu mai poate fi trimis din nou: a fost deja retrimis sau textul lui a fost șters.',
  en: 'This e-mail can no longer be sent again: someone has already done so, or its text has been erased.',
  ru: 'Это письмо уже нельзя отправить ещё раз: его уже отправили повторно или его текст удалён.',
})

/**
 * Sends a refused mail again: it is queued as it was written, and says so in the audit log.
 * @throws {AppError} `forbidden`; `conflict` when it is not refused, or its text is gone
 */
export async function sendAgain({
  cms,
  editor,
  id,
}: {
  cms: Payload
  editor: EditorRights
  id: number
}): Promise<void> {
  if (!maySendAgain(editor)) throw new AppError('forbidden')
  await inTransaction({
    cms,
    work: async (req) => {
      const template = await requeueRefused({ req, id })
      if (template === null) throw new AppError('conflict', { said: tooLate })
      await recordAudit({
        cms,
        req,
        actor: { id: editor.id, name: editor.name },
        action: 'send-mail-again',
        container: 'outgoing-mails',
        document: String(id),
        // The log outlives the mail: not to whom it goes.
        title: `#${id} (${template})`,
      })
    },
  })
}

/** Whether the editor may send refused mails again: anyone who sees the outbox. */
export function maySendAgain(editor: EditorRights): boolean {
  return editor.role === 'admin'
}
