import pLimit from 'p-limit'
import { convertToRecipeUserId, deleteUser as removeUser, getUser } from 'supertokens-node'
import EmailPassword from 'supertokens-node/recipe/emailpassword'
import EmailVerification from 'supertokens-node/recipe/emailverification'
import Session from 'supertokens-node/recipe/session'
import type { Locale } from '@/i18n/locales'
import { AppError } from '@/lib/errors/app-error'
import { authLink } from './auth-links'
import type { SendMail } from './auth-mail'
import { onCore } from '../core/circuit-breaker'
import { dropEmailChange, rememberEmailChange } from './email-changes'
import { emailProblem, normalEmail } from '../email-rules'
import { logFault, runAfterwards } from '../core/fault'
import { forgetTrustedDevices } from '../limits/trusted-devices'
import { limitNewEmail, limitPasswordChange, limitRecheck } from '../limits/limits'
import type { Member } from '../member'
import { passwordProblem } from './password-rules'
import { dropResetTokens } from './reset-tokens'
import { usersWithEmail } from './same-email'
import { ensureSuperTokens } from '../core/super-tokens'
import { tellMember } from './tell-member'

/** A Google account has no password here: a sign-in of so many milliseconds ago stands for it. */
const freshMs = 10 * 60 * 1000

/** Of one member, who may have many sessions: the core answers others, too. */
const askedAtOnce = 10

type MailOptions = { locale: Locale; sendMail: SendMail }

function atCore<Result>(work: () => Promise<Result>): Promise<Result> {
  ensureSuperTokens()
  return onCore(work)
}

export type MemberSession = { handle: string; startedAt: string; isCurrent: boolean }

/** Where the member is signed in, the newest session first. */
export async function listSessions(member: Member): Promise<MemberSession[]> {
  const found = await atCore(async () => {
    const handles = await Session.getAllSessionHandlesForUser(member.id)
    const inTurn = pLimit(askedAtOnce)
    return Promise.all(handles.map((handle) => inTurn(() => Session.getSessionInformation(handle))))
  })
  return found
    .filter((session) => session !== undefined)
    .sort((one, other) => other.timeCreated - one.timeCreated)
    .map(({ sessionHandle: handle, timeCreated }) => ({
      handle,
      startedAt: new Date(timeCreated).toISOString(),
      isCurrent: handle === member.sessionHandle,
    }))
}

/**
 * Ends a session of the member's; ending one twice is no error.
 * @throws {AppError} `not-found` for a session that is not theirs
 */
export function endSession({ member, handle }: { member: Member; handle: string }): Promise<void> {
  return atCore(async () => {
    const handles = await Session.getAllSessionHandlesForUser(member.id)
    if (!handles.includes(handle)) throw new AppError('not-found')
    await Session.revokeSession(handle)
  })
}

/** Ends every session of the member's but the one that asks. */
export function endOtherSessions(member: Member): Promise<void> {
  return atCore(async () => {
    const handles = await Session.getAllSessionHandlesForUser(member.id)
    await Session.revokeMultipleSessions(
      handles.filter((handle) => handle !== member.sessionHandle),
    )
  })
}

async function hasPassword({ member, password }: { member: Member; password: string }) {
  const { status } = await EmailPassword.verifyCredentials('public', member.email, password)
  return status === 'OK'
}

/**
 * Re-authenticates the member before something that cannot be undone.
 * @throws {AppError} `wrong-password`, `limited`, and for a member without a password
 *   `sign-in-again` when this session is older than ten minutes
 */
export async function confirmIdentity({
  member,
  password = '',
}: {
  member: Member
  password?: string | undefined
}): Promise<void> {
  if (!member.methods.includes('password')) {
    if (Date.now() - member.signedInAt > freshMs) throw new AppError('sign-in-again')
    return
  }
  const check = () => atCore(() => hasPassword({ member, password }))
  if (!(await limitRecheck({ member, check }))) throw new AppError('wrong-password')
}

/**
 * Sets another password. Every other session ends, and so does every link that would still change
 * the password or the address.
 * @throws {AppError} `fields` with the key of what is wrong with `newPassword`, `wrong-password`,
 *   `limited`, `bad-request` for a member without a password
 */
export async function changePassword({
  member,
  currentPassword,
  newPassword,
  locale,
  sendMail,
}: MailOptions & { member: Member; currentPassword: string; newPassword: string }): Promise<void> {
  if (!member.methods.includes('password')) throw new AppError('bad-request')
  const problem = passwordProblem({ password: newPassword, email: member.email })
  if (problem) throw new AppError('fields', { fields: { newPassword: problem } })
  await confirmIdentity({ member, password: currentPassword })
  await limitPasswordChange({ member, work: () => storePassword({ member, newPassword }) })
  const { id: memberId, email: to } = member
  await tellMember({ sendMail, mail: { to, locale, template: 'password-changed', memberId } })
}

async function storePassword({
  member,
  newPassword,
}: {
  member: Member
  newPassword: string
}): Promise<void> {
  await dropEmailChange(member.id)
  const { id: userId, email } = member
  const dropLinks = () => atCore(() => dropResetTokens({ userId, email }))
  // Now and again when it is stored: a core that falls silent in between may have stored it.
  await dropLinks()
  await endOtherSessions(member)
  await atCore(async () => {
    const { status } = await EmailPassword.updateEmailOrPassword({
      recipeUserId: convertToRecipeUserId(userId),
      password: newPassword,
      // Judged above, with the address of the account.
      applyPasswordPolicy: false,
    })
    if (status !== 'OK') throw new AppError('unauthorised')
  })
  await runAfterwards({
    doing: 'Ending the links to a new password',
    step: dropLinks,
  })
  await runAfterwards({
    doing: 'Ending the other sessions of a member',
    step: () => endOtherSessions(member),
  })
}

async function newEmailToken({
  userId,
  email,
}: {
  userId: string
  email: string
}): Promise<string> {
  const user = convertToRecipeUserId(userId)
  const made = await EmailVerification.createEmailVerificationToken('public', user, email)
  if (made.status === 'OK') return made.token
  // An earlier confirmation does not count now.
  await EmailVerification.unverifyEmail(user, email)
  const again = await EmailVerification.createEmailVerificationToken('public', user, email)
  if (again.status === 'OK') return again.token
  throw new AppError('unavailable')
}

/**
 * Sends a link to the address that the member wants to have. The account keeps its own until that
 * link is confirmed, which also tells the old address.
 * @throws {AppError} `fields` with the key of what is wrong with `email`, `limited`
 */
export async function requestEmailChange({
  member,
  newEmail: typed,
  locale,
  sendMail,
}: MailOptions & { member: Member; newEmail: string }): Promise<void> {
  const refuse = (email: string) => new AppError('fields', { fields: { email } })
  // Google's address would come back with the next sign-in.
  if (!member.methods.includes('password')) throw refuse('EMAIL_FROM_GOOGLE')
  const problem = emailProblem(typed)
  if (problem) throw refuse(problem)
  const email = normalEmail(typed)
  const work = async () => {
    const token = await atCore(async () => {
      const users = await usersWithEmail({ email })
      if (users.length > 0) throw refuse('EMAIL_ALREADY_EXISTS')
      return newEmailToken({ userId: member.id, email })
    })
    await rememberEmailChange({ userId: member.id, newEmail: email })
    const link = authLink({ page: 'verify', locale, token })
    await sendMail({ to: email, locale, template: 'verify-new-email', link, memberId: member.id })
  }
  await limitNewEmail({ member, newEmail: email, work })
}

/** Ends every session of the account and removes it; removing it twice is no error. */
export async function deleteUser(userId: string): Promise<void> {
  const email = await atCore(async () => {
    const user = await getUser(userId)
    await Session.revokeAllSessionsForUser(userId)
    await removeUser(userId)
    return user?.loginMethods[0]?.email
  })
  try {
    await dropEmailChange(userId)
    if (email !== undefined) await forgetTrustedDevices(email)
  } catch (error) {
    // They are digests without an account now, and are removed when they expire.
    logFault({ doing: 'Forgetting the devices of a deleted account', error })
  }
}
