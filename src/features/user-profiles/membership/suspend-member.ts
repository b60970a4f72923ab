import type { PayloadRequest } from 'payload'
import { runAfterwards } from '@/auth/core/fault'
import { revokeAccess, type MemberAccount } from '@/auth/accounts/member-account'
import { enqueueMail } from '@/mail/enqueue'
import type { UserProfile } from '@/payload-types'
import { groupAddress } from '@/cms/group-address'
import { changeMember } from './change-member'
import { withLockedProfile, type MemberCall } from './find-member'

type Suspension = MemberCall & {
  /** For the log, and for the member where they are told. */
  reason: string
  isReasonTold: boolean
}

async function store(
  options: Suspension & { req: PayloadRequest; profile: UserProfile; account: MemberAccount },
): Promise<void> {
  const { cms, editor, reason, isReasonTold, req, profile, account } = options
  const suspendedAt = new Date().toISOString()
  await changeMember({
    req,
    editor,
    profile,
    data: { suspendedAt, suspensionReason: reason },
    action: 'suspend-member',
    changes: [{ path: 'suspendedAt', before: null, after: suspendedAt }],
    note: reason,
  })
  const replyTo = await groupAddress({ cms, req })
  const { id: memberId, email: to } = account
  const mail = { to, memberId, locale: profile.lang, replyTo } as const
  const told = isReasonTold ? { reason } : {}
  await enqueueMail({ cms, req, mail: { ...mail, template: 'account-suspended', ...told } })
}

/**
 * Suspends a member: every session ends and no new one begins until they are restored. They get a
 * mail. Suspending someone who is suspended ends what sessions there are and changes nothing else.
 * @throws {AppError} `forbidden`, `not-found`
 * @throws {AppError} `unavailable`, before anything has changed
 */
export async function suspendMember(suspension: Suspension): Promise<void> {
  const { cms, editor, userId } = suspension
  const account = await withLockedProfile({
    cms,
    editor,
    userId,
    work: async (locked) => {
      if (!locked.profile.suspendedAt) await store({ ...suspension, ...locked })
      return locked.account
    },
  })
  // Only now: anyone who signs in meanwhile is either seen by the core or refused by the site. Where it
  // fails, the next call of each session is refused, and ends it.
  await runAfterwards({
    doing: 'Ending the sessions of a suspended member',
    step: () => revokeAccess(account),
  })
}
