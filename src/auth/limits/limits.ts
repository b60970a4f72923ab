import { normalEmail } from '../email-rules'
import type { SignInOrigin } from './trusted-devices'
import { deciding, giveBack, runCharged, chargeAllOrThrow, type Charge, type Limit } from './limit'
import { trustLevels, type TrustLevel } from './trust-level'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Keys of a limit. */
type Counted = { id: string; network: string }

/** Counted work; it is not counted when a service that it needs is down. */
type Work<Result> = { work: () => Promise<Result> }

function limit(name: string, points: number, seconds: number): Limit {
  return { name, points, seconds }
}

const signUpHourly = limit('sign-up-hour', 5, hour)
const signUpDaily = limit('sign-up-day', 20, day)
const mailHourly = limit('mail-hour', 3, hour)
const mailDaily = limit('mail-day', 8, day)
const mailNetwork = limit('mail-network', 10, hour)
const mailShare = limit('mail-share', 4, day)
const tokenAccount = limit('token-account', 10, hour)
const tokenNetwork = limit('token-network', 20, hour)
const linkNetwork = limit('link-network', 60, hour)
const existsNetwork = limit('email-exists', 20, hour)
const contactHourly = limit('contact-hour', 3, hour)
const contactDaily = limit('contact-day', 10, day)
const contactNetwork = limit('contact-network', 10, hour)
const applicationDaily = limit('application-day', 3, day)
const applicationNetwork = limit('application-network', 10, day)
const resendHourly = limit('resend-hour', 3, hour)
const recheck = limit('recheck', 5, 15 * minute)
const passwordChange = limit('password-change', 10, day)

/** @throws {AppError} `limited` */
export function limitSignUp<Result>({
  network,
  work,
}: Work<Result> & { network: string }): Promise<Result> {
  const charges = [
    { limit: signUpHourly, of: [network] },
    { limit: signUpDaily, of: [network] },
  ]
  return runCharged({ charges, work })
}

type Occasion = 'reset-password' | 'verify-email' | 'verify-new-email'

function mailCharges(options: {
  occasion: Occasion
  email: string
  network: string
  level?: TrustLevel
}): Charge[] {
  const { occasion, email, network, level = 'stranger' } = options
  const address = [occasion, normalEmail(email), level]
  return [
    // First: a network that is refused writes no counters for addresses it has made up.
    { limit: mailNetwork, of: [occasion, network] },
    // What strangers share only: a device or network of before has a budget of its own.
    ...(level === 'stranger' ? [{ limit: mailShare, of: [...address, network] }] : []),
    { limit: mailHourly, of: address },
    { limit: mailDaily, of: address },
  ]
}

/**
 * Counts a mail requested for an address, whether or not it has an account. What
 * strangers have requested does not keep the owner from getting one on a device or network of before,
 * and what one network has requested leaves half of a day's mails.
 * @throws {AppError} `limited`
 */
export async function limitMail<Result>({
  occasion,
  email,
  place,
  work,
}: Work<Result> & {
  occasion: Occasion
  email: string
  place: SignInOrigin
}): Promise<Result> {
  const [level] = await deciding(() => trustLevels({ email, place }))
  const { network } = place
  return runCharged({ charges: mailCharges({ occasion, email, network, level }), work })
}

/** @throws {AppError} `limited`, for a member who is to be told */
export function limitNewEmail<Result>({
  member,
  newEmail,
  work,
}: Work<Result> & {
  member: Counted
  newEmail: string
}): Promise<Result> {
  const occasion = 'verify-new-email'
  const charges = [
    { limit: mailHourly, of: [occasion, member.id] },
    ...mailCharges({ occasion, email: newEmail, network: member.network }),
  ]
  return runCharged({ charges, work })
}

/**
 * Counts a link that an editor sends to a member.
 * @throws {AppError} `limited`
 */
export function limitResend<Result>({
  userId,
  work,
}: Work<Result> & { userId: string }): Promise<Result> {
  return runCharged({ charges: [{ limit: resendHourly, of: [userId] }], work })
}

/** @throws {AppError} `limited` */
export function limitTokens<Result>({
  network,
  userId,
  work,
}: Work<Result> & {
  network: string
  userId?: string | undefined
}): Promise<Result> {
  const charges = [
    ...(userId === undefined ? [] : [{ limit: tokenAccount, of: [userId] }]),
    { limit: tokenNetwork, of: [network] },
  ]
  return runCharged({ charges, work })
}

/** @throws {AppError} `limited` */
export function limitLinks({ network }: { network: string }): Promise<void> {
  return chargeAllOrThrow([{ limit: linkNetwork, of: [network] }])
}

/** @throws {AppError} `limited` */
export function limitEmailExists<Result>({
  network,
  work,
}: Work<Result> & { network: string }): Promise<Result> {
  return runCharged({ charges: [{ limit: existsNetwork, of: [network] }], work })
}

/**
 * Counts a message to the group.
 * @throws {AppError} `limited`
 */
export function limitContact<Result>({
  member: { id, network },
  work,
}: Work<Result> & { member: Counted }): Promise<Result> {
  const charges = [
    { limit: contactHourly, of: [id] },
    { limit: contactDaily, of: [id] },
    { limit: contactNetwork, of: [network] },
  ]
  return runCharged({ charges, work })
}

/**
 * Counts an application to contribute.
 * @throws {AppError} `limited`
 */
export function limitApplication<Result>({
  member: { id, network },
  work,
}: Work<Result> & { member: Counted }): Promise<Result> {
  const charges = [
    { limit: applicationDaily, of: [id] },
    { limit: applicationNetwork, of: [network] },
  ]
  return runCharged({ charges, work })
}

/**
 * Counts the change of a password, of which the account's address is told, be it the member's or not.
 * @throws {AppError} `limited`
 */
export function limitPasswordChange<Result>({
  member,
  work,
}: Work<Result> & { member: Counted }): Promise<Result> {
  return runCharged({ charges: [{ limit: passwordChange, of: [member.id] }], work })
}

/**
 * Runs a check of the member's password. Counted before it runs, so that checks at the same time
 * cannot exceed the limit, and given back when the password was right.
 * @throws {AppError} `limited`
 */
export async function limitRecheck({
  member,
  check,
}: {
  member: Counted
  check: () => Promise<boolean>
}): Promise<boolean> {
  const charges = [{ limit: recheck, of: [member.id] }]
  const isRight = await runCharged({ charges, work: check })
  if (isRight) await giveBack(charges)
  return isRight
}
