import { join } from 'node:path'
import { startMailbox } from '../mailbox'
import type { Begin } from '../processes/run-in-parallel'
import { startBeside } from './beside'
import { foreignPart, type Part, type Place } from './part'
import { portNear } from './ports'

const WEB_PORT_DISTANCE = 80
const SMTP_PORT_DISTANCE = 180

/** `mailboxUrl` is null where mails really leave the machine. */
export type MailPart = Part & { mailboxUrl: string | null }

/** The mail server that `SMTP_URL` names, or a mailbox of our own, which starts beside the rest. */
export async function openMail(options: Place & { begin: Begin }): Promise<MailPart> {
  const { folder, sitePort, env, run, begin } = options
  const given = env.SMTP_URL
  if (given) return { ...foreignPart({ SMTP_URL: given }), mailboxUrl: null }
  const webPort = await portNear({ sitePort, distance: WEB_PORT_DISTANCE })
  const smtpPort = await portNear({ sitePort, distance: SMTP_PORT_DISTANCE })
  const gone = startBeside({
    ...{ label: 'Starting the mailbox', title: 'The mailbox', begin, run },
    start: (signal) => startMailbox({ folder: join(folder, 'mailbox'), smtpPort, webPort, signal }),
  })
  return {
    env: { SMTP_URL: `smtp://127.0.0.1:${smtpPort}` },
    mailboxUrl: `http://127.0.0.1:${webPort}`,
    gone,
  }
}
