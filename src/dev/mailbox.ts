import { join } from 'node:path'
import { z } from 'zod'
import { type ServiceProcess, startServiceProcess } from './processes/service-process'

const ready = z.object({ smtpPort: z.int(), webPort: z.int() })

export type Mailbox = Pick<ServiceProcess<unknown>, 'pid' | 'exited' | 'stop'> & {
  /** Takes any mail to any address, without sign-in. */
  smtpUrl: string
  /** A page for people; for programs the REST interface of MailDev below `/api`. */
  webUrl: string
}

/**
 * Starts a mail server on loopback that keeps every mail it gets and shows them on a page, as a
 * process of its own. What an earlier one kept in the folder is there again.
 * @param options `folder` gets `mails/` and `log`; a port that is not given is a free one
 * @throws {PlainError} where it does not start, for instance as a port is taken
 */
export async function startMailbox(options: {
  folder: string
  smtpPort?: number
  webPort?: number
  signal: AbortSignal
}): Promise<Mailbox> {
  const { folder, smtpPort = 0, webPort = 0, signal } = options
  const { pid, exited, stop, ...service } = await startServiceProcess({
    title: 'The mailbox',
    program: new URL('./mailbox/server.ts', import.meta.url),
    settings: { mailDirectory: join(folder, 'mails'), smtpPort, webPort },
    ready,
    logFile: join(folder, 'log'),
    signal,
  })
  return {
    ...{ pid, exited, stop },
    smtpUrl: `smtp://127.0.0.1:${service.ready.smtpPort}`,
    webUrl: `http://127.0.0.1:${service.ready.webPort}`,
  }
}
