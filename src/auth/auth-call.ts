import { AsyncLocalStorage } from 'node:async_hooks'
import type { Locale } from '@/i18n/locales'
import type { SendMail } from './accounts/auth-mail'

export type OnMemberCreated = (member: { userId: string; locale: Locale }) => Promise<void>

/**
 * Called for every request of a signed-in member, and before anyone is signed in; says whether
 * they are suspended.
 */
export type MemberWatch = (userId: string) => Promise<{ isSuspended: boolean }>

/** Context of the current call for the recipes, and the results that they report. */
export type AuthCall = {
  /** Key of the limits: an IPv4 address or an IPv6 /64 network. */
  network: string
  locale: Locale
  /** The device cookie as it came. */
  device: string | null
  /** The address in the form of this call, as it was typed. */
  typedEmail: string
  sendMail: SendMail
  onMemberCreated: OnMemberCreated
  watchMember: MemberWatch
  /** `Set-Cookie` values for the answer, beside those of the SDK. */
  cookies: string[]
  /** Whether the core has compared a password. */
  hasComparedPassword: boolean
  /** Whether it sets a new password by a link; reading such a link may also only spend it. */
  setsPassword: boolean
}

declare global {
  // A development server loads this module again after a change, while the SDK keeps the recipes it
  // was started with.
  var pasiuniAuthCalls: AsyncLocalStorage<AuthCall> | undefined
}

const storage = (globalThis.pasiuniAuthCalls ??= new AsyncLocalStorage<AuthCall>())

export function runAuthCall<Result>({
  call,
  work,
}: {
  call: AuthCall
  work: () => Promise<Result>
}): Promise<Result> {
  return storage.run(call, work)
}

/**
 * Runs the site's own work outside the current call, so that none of it is attributed to the
 * caller.
 */
export function outsideAuthCall<Result>(work: () => Promise<Result>): Promise<Result> {
  return storage.exit(work)
}

/** The current call; null when the site itself uses the SDK. */
export function authCall(): AuthCall | null {
  return storage.getStore() ?? null
}

/** @throws Error outside of `handleAuthRequest`, from where alone the SDK's own calls come */
export function requireAuthCall(): AuthCall {
  const call = authCall()
  if (!call) throw new Error('The calls of the SDK are answered by handleAuthRequest only.')
  return call
}
