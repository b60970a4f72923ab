import { isIP } from 'node:net'
import { z } from 'zod'

/** Longest address and subject that is sent, in characters (RFC 5321 §4.5.3.1). */
const maxHeaderLength = 254

/** Ends a header or starts another one. */
const lineBreak = /[\r\n\0\u0085\u2028\u2029]/

// One address and nothing else: no list, no name, no comment, no route, no encoded word.
const oneAddress = /^[^\s@<>()[\]\\,;:"\p{C}]+@[^\s@<>()[\]\\,;:"=?\p{C}]+$/u

/** Exactly one bare e-mail address. */
export const address = z
  .string()
  .max(maxHeaderLength)
  .regex(oneAddress)
  .refine((value) => !value.includes('=?'))

/** A text that fits into one header. */
export const subject = z
  .string()
  .min(1)
  .max(maxHeaderLength)
  .refine((value) => !lineBreak.test(value))

/**
 * The address that all mail comes from. Mail servers refuse a domain without a dot and a bare IP
 * number, which is what a site on this computer has.
 */
export function senderAddress({ siteUrl, from }: { siteUrl: string; from?: string }): string {
  if (from) return from
  const { hostname } = new URL(siteUrl)
  const isPublic = hostname.includes('.') && isIP(hostname) === 0
  return `no-reply@${isPublic ? hostname : 'localhost.localdomain'}`
}
