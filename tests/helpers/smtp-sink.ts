import { SMTPServer } from 'smtp-server'
import { listeningPort } from './listening-port'

export type CapturedMail = {
  recipients: string[]
  /** Header names in lower case, in their order, with unfolded values. */
  headers: { name: string; value: string }[]
  messageId: string
  raw: string
}

type Reply = { code: number; text: string }

/** What the server answers; undefined lets the mail through. */
type Rules = {
  /** Asked for each recipient. */
  recipient?: (address: string) => Reply | undefined
  /** Asked when the whole mail has arrived, before it is accepted. */
  message?: (mail: CapturedMail) => Promise<Reply | undefined> | Reply | undefined
}

function parseHeaders(raw: string): CapturedMail['headers'] {
  const [head = ''] = raw.split('\r\n\r\n')
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  return lines.map((line) => {
    const at = line.indexOf(':')
    return { name: line.slice(0, at).toLowerCase(), value: line.slice(at + 1).trim() }
  })
}

function failure({ code, text }: Reply): Error {
  return Object.assign(new Error(text), { responseCode: code })
}

/** A real SMTP server on this computer that keeps what it accepts, in order. */
export async function startSmtpSink({
  port = 0,
  rules = {},
}: { port?: number; rules?: Rules } = {}) {
  const accepted: CapturedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onRcptTo: ({ address }, _session, done) => {
      const reply = rules.recipient?.(address)
      done(reply ? failure(reply) : null)
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8')
        const headers = parseHeaders(raw)
        const messageId = headers.find(({ name }) => name === 'message-id')?.value ?? ''
        const recipients = envelope.rcptTo.map(({ address }) => address)
        const mail = { recipients, headers, messageId, raw }
        void Promise.resolve(rules.message?.(mail)).then((reply) => {
          if (!reply) accepted.push(mail)
          done(reply ? failure(reply) : null)
        })
      })
    },
  })
  // Clients that are killed are part of the tests.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  const own = listeningPort(server.server)
  return {
    accepted,
    port: own,
    url: `smtp://127.0.0.1:${own}`,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
