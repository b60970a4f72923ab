import type { PayloadRequest } from 'payload'
import type { UserProfile } from '@/payload-types'
import type { EditorRights } from '@/cms/access/rights'
import { recordAudit, type AuditEntry } from '@/features/audit/record'
import { memberTitle } from './find-member'

/** Logs what was done with a member. */
export async function recordMember({
  req,
  editor,
  profile,
  ...entry
}: {
  req: PayloadRequest
  editor: EditorRights
  profile: UserProfile
} & Pick<AuditEntry, 'action' | 'changes' | 'note'>): Promise<void> {
  await recordAudit({
    cms: req.payload,
    req,
    actor: { id: editor.id, name: editor.name },
    container: 'user-profiles',
    document: profile.userId,
    title: memberTitle(profile),
    ...entry,
  })
}
