import { randomBytes } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import type { Locale } from '../../src/i18n/locales'
import { goodPassword, handOver, joinSite, type Member } from './device'
import { type Mail, waitForMail } from './mailbox'

export type Credentials = { email: string; password: string }

/** Of someone whom the site does not know yet. */
export function newCredentials(): Credentials {
  return { email: `m${randomBytes(6).toString('hex')}@pasiuni.example`, password: goodPassword }
}

/**
 * Makes a browser that of a new member without its pages, in whose tests signing up is not the
 * subject. The address is confirmed unless told otherwise.
 */
export async function becomeMember(options: {
  context: BrowserContext
  origin: string
  locale?: Locale
  isVerified?: boolean
}): Promise<Member> {
  const { context, ...wanted } = options
  const member = await joinSite(wanted)
  await handOver({ device: member.device, context })
  return member
}

/** Where the next mail to an address leads on the site. Fails when it leads elsewhere. */
export async function waitForLink(options: {
  to: string
  subject: string
  path: string
}): Promise<{ mail: Mail; link: string }> {
  const { path, ...wanted } = options
  const mail = await waitForMail(wanted)
  const link = mail.links.find((address) => new URL(address).pathname === path)
  if (link === undefined) throw new Error(`It leads to ${mail.links.join(', ')}, not to ${path}.`)
  return { mail, link }
}
