import { findAccount } from '@/auth/accounts/find-account'
import type { SendMail } from '@/auth/accounts/auth-mail'
import { getCms } from '@/cms/client'
import { lockMember } from '@/cms/member-lock'
import { inTransaction } from '@/cms/transaction'
import { isUnavailable } from '@/lib/outage'
import { enqueueMail } from '@/mail/enqueue'

/** False while nobody can say so: a member has to be told of a change all the same. */
async function hasGone(memberId: string): Promise<boolean> {
  try {
    return (await findAccount(memberId)) === null
  } catch (error) {
    if (isUnavailable(error)) return false
    throw error
  }
}

/**
 * Puts the mails of accounts into the outbox; of one that has been deleted none, or it would stay
 * behind with the address in it.
 */
export const sendAccountMail: SendMail = async (mail) => {
  const { memberId } = mail
  const cms = await getCms()
  await inTransaction({
    cms,
    work: async (req) => {
      await lockMember({ req, memberId })
      if (!(await hasGone(memberId))) await enqueueMail({ cms, mail, req })
    },
  })
}
