import { logFault } from '../core/fault'
import type { AuthMail, SendMail } from './auth-mail'

/** Sends news about what is already done, and so must not fail because of them. */
export async function tellMember({
  sendMail,
  mail,
}: {
  sendMail: SendMail
  mail: AuthMail
}): Promise<void> {
  try {
    await sendMail(mail)
  } catch (error) {
    logFault({ doing: 'Telling a member of a change', error })
  }
}
