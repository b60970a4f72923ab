import { runAfterwards } from '../core/fault'
import type { AuthMail, SendMail } from './auth-mail'

/** Queues a notice about something already done, so a failure here must not become an error. */
export async function tellMember({
  sendMail,
  mail,
}: {
  sendMail: SendMail
  mail: AuthMail
}): Promise<void> {
  await runAfterwards({ doing: 'Telling a member of a change', step: () => sendMail(mail) })
}
