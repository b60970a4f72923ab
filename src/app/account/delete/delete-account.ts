import type { Payload, PayloadRequest } from 'payload'
import { deleteUser, endOtherSessions } from '@/auth/accounts'
import { logFault } from '@/auth/fault'
import type { Member } from '@/auth/member'
import { lockMember } from '@/cms/member-lock'
import { inTransaction } from '@/cms/transaction'
import { deleteMessagesOf } from '@/features/contact-messages/commands'
import { deleteProfile } from '@/features/user-profiles/commands'
import type { Locale } from '@/i18n/locales'
import { enqueueMail } from '@/mail/enqueue'
import { eraseMailTo } from '@/mail/erase'

type Subject = { cms: Payload; member: Member }

async function eraseData({
  cms,
  member,
  beforeCommit,
}: Subject & { beforeCommit?: (req: PayloadRequest) => Promise<void> }): Promise<void> {
  await inTransaction({
    cms,
    work: async (req) => {
      await lockMember({ req, memberId: member.id })
      await eraseMailTo({ cms, recipient: member.email, req })
      await deleteMessagesOf({ req, memberId: member.id })
      await deleteProfile({ req, userId: member.id })
      await beforeCommit?.(req)
    },
  })
}

/** What another request has stored since, and the last mail. */
async function finish({ cms, member, locale }: Subject & { locale: Locale }): Promise<void> {
  const mail = { to: member.email, locale, template: 'account-deleted' } as const
  try {
    await eraseData({ cms, member, beforeCommit: (req) => enqueueMail({ cms, mail, req }) })
  } catch (error) {
    // The account has gone, which nobody can undo or repeat; there is no point in saying otherwise.
    logFault({ doing: 'ending the deletion of an account', error })
  }
}

/**
 * Deletes an account with everything that belongs to it. The data go before the account: when a
 * step fails, the member still has an account, with an empty profile at worst, and can try again;
 * the other way round the data would stay behind with nobody to delete them.
 */
export async function deleteAccount({
  cms,
  member,
  locale,
}: Subject & { locale: Locale }): Promise<void> {
  await endOtherSessions(member)
  await eraseData({ cms, member })
  await deleteUser(member.id)
  await finish({ cms, member, locale })
}
