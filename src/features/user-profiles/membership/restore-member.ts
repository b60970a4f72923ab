import type { Payload } from 'payload'
import { enqueueMail } from '@/mail/enqueue'
import type { EditorRights } from '@/cms/access/rights'
import { withLockedProfile } from './find-member'
import { requireMemberManager } from './member-rights'
import { recordMember } from './record-member'

/**
 * Restores a suspended member and notifies them. A member who is not suspended is left alone.
 * @throws {AppError} `forbidden`, `not-found`
 * @throws {AppError} `unavailable`
 */
export async function restoreMember({
  cms,
  editor,
  userId,
}: {
  cms: Payload
  editor: EditorRights
  userId: string
}): Promise<void> {
  requireMemberManager(editor)
  await withLockedProfile({
    cms,
    userId,
    work: async ({ req, account, profile }) => {
      const { suspendedAt: before } = profile
      if (!before) return
      await cms.update({
        collection: 'user-profiles',
        id: profile.id,
        data: { suspendedAt: null, suspensionReason: null },
        depth: 0,
        overrideAccess: true,
        req,
      })
      await recordMember({
        req,
        editor,
        profile,
        action: 'restore-member',
        changes: [{ path: 'suspendedAt', before, after: null }],
      })
      const mail = {
        to: account.email,
        memberId: account.id,
        locale: profile.lang,
        template: 'account-restored',
      } as const
      await enqueueMail({ cms, req, mail })
    },
  })
}
