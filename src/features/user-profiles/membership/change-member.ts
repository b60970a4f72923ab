import type { PayloadRequest } from 'payload'
import type { UserProfile } from '@/payload-types'
import type { EditorRights } from '@/cms/access/rights'
import { recordAudit, type AuditEntry } from '@/features/audit/record'
import { memberTitle } from './find-member'

type Done = { req: PayloadRequest; editor: EditorRights; profile: UserProfile } & Pick<
  AuditEntry,
  'action' | 'changes' | 'note'
>

/** Logs an action on a member. */
export async function recordMember({ req, editor, profile, ...entry }: Done): Promise<void> {
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

/** Stores what changes in the profile of a member, and logs it. */
export async function changeMember({
  data,
  ...done
}: Done & { data: Partial<UserProfile> }): Promise<void> {
  const { req, profile } = done
  await req.payload.update({
    collection: 'user-profiles',
    id: profile.id,
    data,
    depth: 0,
    overrideAccess: true,
    req,
  })
  await recordMember(done)
}
