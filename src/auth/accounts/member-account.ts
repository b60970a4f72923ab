import { convertToRecipeUserId, getUser } from 'supertokens-node'
import EmailVerification from 'supertokens-node/recipe/emailverification'
import Session from 'supertokens-node/recipe/session'
import type { User } from 'supertokens-node/types'
import type { Locale } from '@/i18n/locales'
import { authLink } from './auth-links'
import { onCore } from '../core/circuit-breaker'
import { readFromCore } from '../core/core-read'
import { isDecoy } from '../limits/decoy'
import { dropEmailChange } from './email-changes'
import { getSignInMethods, type Identity } from '../identify'
import { limitResend } from '../limits/limits'
import { dropResetTokens } from './reset-tokens'
import { ensureSuperTokens } from '../core/super-tokens'

/** An account as the core knows it, seen by someone else than its member. */
export type MemberAccount = Pick<Identity, 'id' | 'email' | 'isVerified' | 'methods' | 'joinedAt'>

/** Null for the account that is nobody's. */
export function toMemberAccount(user: User): MemberAccount | null {
  const [method] = user.loginMethods
  if (method?.email === undefined || isDecoy(method.email)) return null
  return {
    id: user.id,
    email: method.email,
    isVerified: method.verified,
    methods: getSignInMethods(user),
    joinedAt: new Date(user.timeJoined).toISOString(),
  }
}

// A list asks for many accounts at once.
const timeoutMs = 5000

/**
 * Accounts as they are now, in the order of their ids; those that have gone are left out.
 * @throws {AppError} `unavailable`
 */
export async function readMemberAccounts(ids: readonly string[]): Promise<MemberAccount[]> {
  ensureSuperTokens()
  const users = await readFromCore(() => Promise.all(ids.map((id) => getUser(id))), timeoutMs)
  return users.flatMap((user) => (user && toMemberAccount(user)) ?? [])
}

/**
 * How many sessions a member has.
 * @throws {AppError} `unavailable`
 */
export async function countSessions(userId: string): Promise<number> {
  ensureSuperTokens()
  const handles = await readFromCore(() => Session.getAllSessionHandlesForUser(userId))
  return handles.length
}

/**
 * Ends every session of a member; doing so twice is no error.
 * @throws {AppError} `unavailable`
 */
export async function endAllSessions(userId: string): Promise<void> {
  ensureSuperTokens()
  await onCore(() => Session.revokeAllSessionsForUser(userId))
}

/**
 * Ends every session of a member, and revokes every link that would still change their
 * password or address.
 * @throws {AppError} `unavailable`
 */
export async function revokeAccess({ id, email }: { id: string; email: string }): Promise<void> {
  // First what needs no core: while that is away, the link to another address would go on working.
  await dropEmailChange(id)
  await endAllSessions(id)
  await onCore(() => dropResetTokens({ userId: id, email }))
}

/**
 * Sends a new link with which a member confirms their address; one that cannot be sent is not counted.
 * @returns false when the address is confirmed
 * @throws {AppError} `limited` after three within an hour, `unavailable`; whatever `send` throws
 */
export function sendVerificationLink({
  id,
  email,
  locale,
  send,
}: {
  id: string
  email: string
  locale: Locale
  send: (link: string) => Promise<void>
}): Promise<boolean> {
  ensureSuperTokens()
  const user = convertToRecipeUserId(id)
  const make = () => EmailVerification.createEmailVerificationToken('public', user, email)
  const work = async () => {
    const made = await onCore(make)
    if (made.status !== 'OK') return false
    await send(authLink({ page: 'verify', locale, token: made.token }))
    return true
  }
  return limitResend({ userId: id, work })
}
