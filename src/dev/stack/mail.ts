import { join } from 'node:path'
import { startMailbox } from '../mailbox'
import { withProgress } from '../progress'
import { foreignPart, type Part, type Place } from './part'
import { portNear } from './ports'

const WEB_PORT_DISTANCE = 80

/** `mailboxUrl` is null where mails really leave the machine. */
export type MailPart = Part & { mailboxUrl: string | null }

/** The mail server that `SMTP_URL` names, or a mailbox of our own. */
export async function openMail(options: Place & { signal: AbortSignal }): Promise<MailPart> {
  const { folder, sitePort, env, run, signal } = options
  const given = env.SMTP_URL
  if (given) return { ...foreignPart({ SMTP_URL: given }), mailboxUrl: null }
  const webPort = await portNear({ sitePort, distance: WEB_PORT_DISTANCE })
  const mailbox = await withProgress('Starting the mailbox', () =>
    startMailbox({ folder: join(folder, 'mailbox'), webPort, signal }),
  )
  run.defer(mailbox.stop)
  return {
    mailboxUrl: mailbox.webUrl,
    env: { SMTP_URL: mailbox.smtpUrl },
    gone: mailbox.exited.then((code) => `The mailbox has ended by itself (exit code ${code}).`),
  }
}
