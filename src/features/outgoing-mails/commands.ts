import type { Payload } from 'payload'
import type { EditorRights } from '@/cms/access/rights'
import { label } from '@/cms/label'
import { retry } from '@/features/audit/retry'
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
export function sendAgain(options: {
  cms: Payload
  editor: EditorRights
  id: number
}): Promise<void> {
  const mail = { container: 'outgoing-mails', action: 'send-mail-again' } as const
  return retry({
    ...{ ...options, ...mail, refused: tooLate },
    again: async ({ req, id }) => {
      const template = await requeueRefused({ req, id })
      // The log outlives the mail: not to whom it goes.
      return template === null ? null : `#${id} (${template})`
    },
  })
}
