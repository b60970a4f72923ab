import type { EditorRights } from '@/cms/access/rights'
import { recordAudit, type AuditEntry } from '@/features/audit/record'
import type { LockedMessage } from './locked-message'

/** Logs what was done with a message. */
export async function recordMessage({
  locked: { cms, req, message },
  editor,
  ...entry
}: { locked: LockedMessage; editor: EditorRights } & Required<
  Pick<AuditEntry, 'action' | 'changes'>
>): Promise<void> {
  await recordAudit({
    cms,
    req,
    actor: { id: editor.id, name: editor.name },
    container: 'contact-messages',
    document: String(message.id),
    // Without names and words: the log outlives the message and the member's account.
    title: `#${message.id}`,
    ...entry,
  })
}
