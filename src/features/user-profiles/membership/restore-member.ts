import { enqueueMail } from '@/mail/enqueue'
import { changeMember } from './change-member'
import { withLockedProfile, type MemberCall } from './find-member'

/**
 * Restores a suspended member and notifies them. A member who is not suspended is left alone.
 * @throws {AppError} `forbidden`, `not-found`
 * @throws {AppError} `unavailable`
 */
export async function restoreMember({ cms, editor, userId }: MemberCall): Promise<void> {
  await withLockedProfile({
    cms,
    editor,
    userId,
    work: async ({ req, account, profile }) => {
      const { suspendedAt: before } = profile
      if (!before) return
      await changeMember({
        req,
        editor,
        profile,
        data: { suspendedAt: null, suspensionReason: null },
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
