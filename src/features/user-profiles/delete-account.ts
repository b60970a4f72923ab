import type { Payload, PayloadRequest } from 'payload'
import { deleteUser } from '@/auth/accounts/accounts'
import type { MemberAccount } from '@/auth/accounts/member-account'
import { logFault, runAfterwards } from '@/auth/core/fault'
import { lockMember } from '@/cms/member-lock'
import { inTransaction } from '@/cms/transaction'
import { deleteMemberMessages } from '@/features/contact-messages/commands'
import { deleteMemberApplications } from '@/features/contribution-applications/commands'
import { untilBatchEnds } from '@/features/legal/notices/until-batch-ends'
import { enqueueMail, isEnqueued } from '@/mail/enqueue'
import { eraseMailTo } from '@/mail/erase'
import type { Mail } from '@/mail/mail'
import { accountDeletedMessageId } from '@/mail/message-id'
import { forgetNotes } from '@/features/audit/forget-notes'
import { deleteProfile, emptyProfileOf } from './commands'

type Subject = { cms: Payload; member: Pick<MemberAccount, 'id' | 'email' | 'isVerified'> }
type Step = (req: PayloadRequest) => Promise<void>

/** Does nothing once another deletion has finished, since that has done all of it. */
async function eraseData({
  cms,
  member,
  eraseProfile,
  beforeCommit,
}: Subject & {
  eraseProfile: typeof deleteProfile
  beforeCommit: Step | undefined
}): Promise<void> {
  await inTransaction({
    cms,
    work: async (req) => {
      await lockMember({ req, memberId: member.id })
      if (await isEnqueued({ cms, messageId: accountDeletedMessageId(member.id), req })) return
      const email = member.isVerified ? member.email : undefined
      await eraseMailTo({ cms, memberId: member.id, email, req })
      await deleteMemberMessages({ req, memberId: member.id })
      await deleteMemberApplications({ req, memberId: member.id })
      await eraseProfile({ req, userId: member.id })
      await forgetNotes({ req, container: 'user-profiles', document: member.id })
      await beforeCommit?.(req)
    },
  })
}

/** What another request has stored since, and the last mail. */
async function finish({
  cms,
  member,
  lastMail: mail,
}: Subject & { lastMail: Mail }): Promise<void> {
  await runAfterwards({
    doing: 'Waiting for the mails about new terms',
    step: () => untilBatchEnds({ cms }),
  })
  const messageId = accountDeletedMessageId(member.id)
  try {
    await eraseData({
      cms,
      member,
      eraseProfile: deleteProfile,
      beforeCommit: (req) => enqueueMail({ cms, mail, messageId, req }),
    })
  } catch (error) {
    // The account is gone, which cannot be undone or repeated; an error would be misleading. What stays
    // of a suspended member goes in the night.
    logFault({ doing: 'ending the deletion of an account', error })
  }
}

/**
 * Deletes an account with everything that belongs to it, for the member and for administrators. The
 * data go before the account: when a step fails, the member still has an account, with an empty
 * profile at worst, and can try again; the other way round the data would stay behind with no
 * member to delete them. Who was suspended stays so until the account is gone.
 * @param options `record` notes the deletion in the transaction that erases the data
 */
export async function deleteAccount({
  cms,
  member,
  lastMail,
  record,
}: Subject & { lastMail: Mail; record?: Step }): Promise<void> {
  await eraseData({ cms, member, eraseProfile: emptyProfileOf, beforeCommit: record })
  await deleteUser(member.id)
  await finish({ cms, member, lastMail })
}
