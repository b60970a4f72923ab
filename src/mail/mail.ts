import { z } from 'zod'
import { locales } from '@/i18n/locales'
import { address, subject } from './addresses'

const link = z.url({ protocol: /^https?$/ }).max(4000)
// Longer than any form lets through; here only so that nothing fills the table.
const text = z.string().max(100_000)

const messageId = z
  .string()
  .max(254)
  .regex(/^<[^\s<>@\p{C}]+@[^\s<>@\p{C}]+>$/u)

const recipient = { to: address, locale: z.enum(locales) }

/** Whom a mail is to or about, whatever address it goes to; mails queued by earlier versions do not say. */
const about = { memberId: text.optional() }

const count = z.number().int().min(0)

/** How many texts of a language someone has to look at, and why. */
const languageWork = z.object({
  locale: z.enum(locales),
  missing: count,
  draft: count,
  needsReview: count,
  outdated: count,
  errors: count,
  warnings: count,
  openComments: count,
  wordsLeft: count,
})

const application = {
  ...recipient,
  ...about,
  name: text,
  role: z.enum(['writer', 'editor', 'expert']),
  topic: z.enum(['cinema', 'auto', 'fighting', 'travel']),
}
const offer = { ...application, motivation: text, links: z.array(text) }

const memberMail = z.discriminatedUnion('template', [
  z.object({ ...recipient, ...about, template: z.literal('verify-email'), link }),
  z.object({ ...recipient, ...about, template: z.literal('verify-new-email'), link }),
  z.object({ ...recipient, ...about, template: z.literal('reset-password'), link }),
  z.object({ ...recipient, ...about, template: z.literal('google-sign-in') }),
  z.object({ ...recipient, ...about, template: z.literal('password-changed') }),
  z.object({ ...recipient, ...about, template: z.literal('email-changed'), newEmail: address }),
  z.object({ ...recipient, template: z.literal('account-deleted') }),
  z.object({
    ...recipient,
    ...about,
    template: z.literal('account-suspended'),
    replyTo: address,
    /** Reason that the editors chose to give. */
    reason: text.optional(),
  }),
  z.object({ ...recipient, ...about, template: z.literal('account-restored') }),
  z.object({ ...recipient, template: z.literal('account-removed'), replyTo: address }),
  z.object({
    ...recipient,
    template: z.literal('contact-message'),
    name: text,
    message: text,
    memberId: text,
    replyTo: address,
    /** Id of the message in the inbox; missing in mails queued by earlier versions. */
    id: count.optional(),
  }),
  z.object({ ...recipient, ...about, template: z.literal('terms-change'), day: z.iso.date() }),
  z.object({
    ...recipient,
    template: z.literal('contact-answer'),
    replyTo: address,
    subject,
    text,
    original: text,
    writtenAt: z.iso.datetime(),
    /** Message ids of the conversation, the first mail first. */
    references: z.array(messageId).max(20),
  }),
  z.object({ ...offer, template: z.literal('application-received') }),
  z.object({ ...offer, template: z.literal('application-notice'), id: count, replyTo: address }),
  z.object({
    ...application,
    template: z.literal('application-decided'),
    outcome: z.enum(['accepted', 'declined']),
    /** Comment of the editors; empty for none. */
    sentence: text,
  }),
  z.object({
    ...recipient,
    template: z.literal('translation-digest'),
    languages: z.array(languageWork).min(1),
  }),
])

/** A mail that others have worded: Payload's to editors. Its HTML is trusted. */
const readyMail = z.object({ ...recipient, template: z.literal('raw'), subject, html: text })

export const outgoingMail = z.discriminatedUnion('template', [memberMail, readyMail])

/** A mail of the site, to a member, to the group or to an editor. */
export type Mail = z.infer<typeof memberMail>

export type OutgoingMail = z.infer<typeof outgoingMail>

/**
 * The mail, if it may be sent.
 * @throws Error naming the fields that may not be, never their values
 */
export function checkedMail(mail: unknown): OutgoingMail {
  const result = outgoingMail.safeParse(mail)
  if (result.success) return result.data
  const fields = result.error.issues.map((issue) => issue.path.join('.'))
  throw new Error(`This mail cannot be sent; invalid fields: ${[...new Set(fields)].join(', ')}.`)
}
