import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'

const TIMEOUT_MS = 15_000
const POLL_MS = 100

const address = z.object({ address: z.string(), name: z.string().optional() })

const stored = z.array(
  z.object({
    id: z.string(),
    subject: z.string(),
    from: z.array(address),
    to: z.array(address),
    envelope: z.object({ from: address, to: z.array(address) }),
    headers: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
    text: z.string().default(''),
    html: z.string().default(''),
  }),
)

/** `links`: the addresses that the HTML leads to, in its order. */
export type Mail = z.infer<typeof stored>[number] & { links: string[] }

/**
 * Waits for a mail to an address and takes it out of the mailbox: the next call waits for the next.
 * @param options `subject`: all of it, or a pattern; `mailboxUrl`: by default the mailbox of the
 *   site that all tests share
 * @throws Error naming the mails that came instead
 */
export async function waitForMail(options: {
  to: string
  subject?: string | RegExp
  mailboxUrl?: string
}): Promise<Mail> {
  const { to, subject, mailboxUrl = sharedMailbox() } = options
  const deadline = Date.now() + TIMEOUT_MS
  for (;;) {
    const mails = await mailsTo({ to, mailboxUrl })
    const found = mails.find((mail) => fits({ text: mail.subject, wanted: subject }))
    if (found) {
      await fetch(`${mailboxUrl}/api/email/${found.id}`, { method: 'DELETE' })
      return found
    }
    if (Date.now() > deadline) {
      const subjects = mails.map((mail) => `“${mail.subject}”`).join(', ')
      throw new Error(`No such mail to ${to}; there is ${subjects || 'none'}.`)
    }
    await sleep(POLL_MS)
  }
}

/** The mails that are there for an address, oldest first. */
export async function mailsTo(options: { to: string; mailboxUrl?: string }): Promise<Mail[]> {
  const { to, mailboxUrl = sharedMailbox() } = options
  const query = new URLSearchParams({ 'envelope.to.address': to })
  const response = await fetch(`${mailboxUrl}/api/email?${query}`)
  if (!response.ok) throw new Error(`The mailbox answered ${response.status}.`)
  const mails = stored.parse(await response.json())
  return mails.map((mail) => ({ ...mail, links: listLinks(mail.html) }))
}

/** A mail as it was sent, headers included that `Mail` leaves out. */
export async function readSource(options: { mail: Mail; mailboxUrl?: string }): Promise<string> {
  const { mail, mailboxUrl = sharedMailbox() } = options
  const response = await fetch(`${mailboxUrl}/api/email/${mail.id}/source`)
  if (!response.ok) throw new Error(`The mailbox answered ${response.status}.`)
  return response.text()
}

function sharedMailbox(): string {
  const { MAILBOX_URL: url } = process.env
  if (!url) throw new Error('MAILBOX_URL says where the mails of the tested site arrive.')
  return url
}

function fits(options: { text: string; wanted: string | RegExp | undefined }): boolean {
  const { text, wanted } = options
  if (wanted === undefined) return true
  return typeof wanted === 'string' ? text === wanted : wanted.test(text)
}

function listLinks(html: string): string[] {
  return [...html.matchAll(/\shref="([^"]*)"/g)].map(([, link = '']) =>
    link.replaceAll('&#x3D;', '=').replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  )
}
