import { normalEmail } from '@/auth/email-rules'
import type { SignInOrigin } from '@/auth/limits/trusted-devices'
import {
  deciding,
  forget,
  giveBack,
  limited,
  takeAll,
  takeAllOrThrow,
  type Charge,
  type Limit,
} from '@/auth/limits/limit'
import { trustLevels, type TrustLevel } from '@/auth/limits/trust-level'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Whose account someone tries to enter, and from where. */
export type EditorAttempt = { email: string; place: SignInOrigin }

/**
 * Each standing has a budget of its own: what strangers use up, from however many networks, keeps
 * nobody out who comes from a device or a network of before. No account is ever locked.
 */
type Budget = { perDay: Record<TrustLevel, Limit>; perPlace: Limit; perNetwork: Limit }

function budget({
  name,
  perPlace,
  perNetwork,
}: {
  name: string
  perPlace: { points: number; seconds: number }
  perNetwork: { points: number; seconds: number }
}): Budget {
  return {
    perDay: {
      device: { name: `${name}-device`, points: 10, seconds: day },
      network: { name: `${name}-known-network`, points: 20, seconds: day },
      stranger: { name: `${name}-elsewhere`, points: 30, seconds: day },
    },
    perPlace: { name: `${name}-place`, ...perPlace },
    perNetwork: { name: `${name}-network`, ...perNetwork },
  }
}

const passwords = budget({
  name: 'editor-password',
  perPlace: { points: 5, seconds: 10 * minute },
  perNetwork: { points: 20, seconds: 15 * minute },
})

const codes = budget({
  name: 'editor-code',
  perPlace: { points: 5, seconds: 10 * minute },
  perNetwork: { points: 20, seconds: 15 * minute },
})

const links = budget({
  name: 'editor-link',
  perPlace: { points: 3, seconds: hour },
  perNetwork: { points: 10, seconds: hour },
})

const resetNetwork = { name: 'editor-reset-network', points: 20, seconds: hour }

/** What an editor's account is called where places and limits are kept: members have their own. */
export function editorAccount(email: string): string {
  return `editor:${normalEmail(email)}`
}

type Charging = EditorAttempt & { budget: Budget }

function charges({
  email,
  place: { network, device },
  budget: { perDay, perPlace, perNetwork },
  standing,
}: Charging & { standing: TrustLevel }): Charge[] {
  const account = editorAccount(email)
  const daily = { limit: perDay[standing], of: [account] }
  if (standing === 'device' && device !== null) {
    return [daily, { limit: perPlace, of: [account, 'device', device] }]
  }
  return [
    daily,
    { limit: perPlace, of: [account, 'network', network] },
    { limit: perNetwork, of: [network] },
  ]
}

/** @throws {AppError} `limited`; the same for addresses that belong to nobody */
async function charge(charging: Charging): Promise<Charge[]> {
  const { email, place } = charging
  let wait = Infinity
  for (const standing of await trustLevels({ email: editorAccount(email), place })) {
    const charged = charges({ ...charging, standing })
    const needed = await takeAll(charged)
    if (needed === null) return charged
    wait = Math.min(wait, needed)
  }
  throw limited(wait)
}

/** Gives back what a try has taken that was right. */
export type Refund = () => Promise<void>

async function charged(charging: Charging): Promise<Refund> {
  const taken = await deciding(() => charge(charging))
  return () => giveBack(taken)
}

/**
 * Charges a try of a password before it is compared.
 * @throws {AppError} `limited`
 */
export function chargePassword(attempt: EditorAttempt): Promise<Refund> {
  return charged({ ...attempt, budget: passwords })
}

/**
 * Charges a try of a code of the second factor before it is compared.
 * @throws {AppError} `limited`
 */
export function chargeCode(attempt: EditorAttempt): Promise<Refund> {
  return charged({ ...attempt, budget: codes })
}

/**
 * Counts a link for a new password that someone asks for.
 * @throws {AppError} `limited`
 */
export async function limitLinks(attempt: EditorAttempt): Promise<void> {
  await charged({ ...attempt, budget: links })
}

/**
 * Counts a use of such a link.
 * @throws {AppError} `limited`
 */
export function limitResets({ network }: Pick<SignInOrigin, 'network'>): Promise<void> {
  return takeAllOrThrow([{ limit: resetNetwork, of: [network] }])
}

/** After the owner has proved by mail who they are: what others have used up is given back. */
export async function renewPasswordTries({ email, place }: EditorAttempt): Promise<void> {
  const account = editorAccount(email)
  await forget([
    ...Object.values(passwords.perDay).map((limit) => ({ limit, of: [account] })),
    { limit: passwords.perPlace, of: [account, 'network', place.network] },
  ])
}
