import type { SendMail } from '@/auth/accounts/auth-mail'
import { getCms } from '@/cms/client'
import { enqueueMail } from '@/mail/enqueue'

/** Puts the mails of accounts into the outbox. */
export const sendAccountMail: SendMail = async (mail) => {
  await enqueueMail({ cms: await getCms(), mail })
}
