import { z } from 'zod'
import { getEnv } from '@/lib/env'
import { seal, unseal } from '@/mail/sealed-content'

const hoursGood = 24

const ticketSchema = z.object({
  editorId: z.number(),
  from: z.string(),
  to: z.string(),
  /** Digest of the password at the time of asking: another one makes the ticket void. */
  mark: z.string(),
  until: z.number(),
})

/** That an editor has asked for another address, as only this site can have written it. */
export type EmailTicket = Omit<z.infer<typeof ticketSchema>, 'until'>

function sealing() {
  const purpose = 'pasiuni email change'
  return { secret: getEnv().PAYLOAD_SECRET, purpose, messageId: 'editor-email-change' }
}

/** The link to a new address. What stands behind # is never sent: to no server, log or other site. */
export function emailLink(ticket: EmailTicket): string {
  const content = { ...ticket, until: Date.now() + hoursGood * 60 * 60_000 }
  const link = new URL('/admin/confirm-email', getEnv().SITE_URL)
  link.hash = encodeURIComponent(seal({ content, ...sealing() }))
  return link.href
}

/** What a link says; undefined when it is none of ours, or too old. */
export function openEmailTicket(sealed: string): EmailTicket | undefined {
  try {
    const { until, ...ticket } = ticketSchema.parse(unseal({ sealed, ...sealing() }))
    return until < Date.now() ? undefined : ticket
  } catch {
    return undefined
  }
}
