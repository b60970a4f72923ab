import { normalEmail } from '../email-rules'
import {
  deciding,
  forget,
  giveBack,
  limited,
  takeAll,
  takeAllOrThrow,
  type Charge,
  type Limit,
} from './limit'
import { trustLevels, type Attempt, type TrustLevel } from './trust-level'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

// Wrong passwords for one account a day, 60 in all. Each row is a budget of its own: strangers use
// up theirs, however many networks they have, and the owner still signs in from the network or
// device of before; one who shares the owner's network cannot use up the device's either.
const perDay = {
  device: { name: 'sign-in-device', points: 10, seconds: day },
  network: { name: 'sign-in-known-network', points: 20, seconds: day },
  stranger: { name: 'sign-in-elsewhere', points: 30, seconds: day },
} as const satisfies Record<TrustLevel, Limit>

const perPlace = { name: 'sign-in-place', points: 5, seconds: 15 * minute }
const perNetwork = { name: 'sign-in-network', points: 30, seconds: hour }

function charges({
  email,
  place: { network, device },
  standing,
}: Attempt & { standing: TrustLevel }): Charge[] {
  const account = normalEmail(email)
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

async function charge(attempt: Attempt): Promise<Charge[]> {
  let wait = Infinity
  for (const standing of await trustLevels(attempt)) {
    const charged = charges({ ...attempt, standing })
    const needed = await takeAll(charged)
    if (needed === null) return charged
    wait = Math.min(wait, needed)
  }
  throw limited(wait)
}

/**
 * Charges a sign-in before the password is compared, so that guesses at the same time cannot
 * exceed the limits.
 * @returns what to give back when the password was right or was not compared
 * @throws {AppError} `limited`; the same for addresses that nobody has registered
 */
export async function chargeSignIn(attempt: Attempt): Promise<{ refund: () => Promise<void> }> {
  const charged = await deciding(() => charge(attempt))
  return { refund: () => giveBack(charged) }
}

/** After the owner has proved by mail who they are: whatever others have used up is given back. */
export async function renewSignIn({ email, place: { network } }: Attempt): Promise<void> {
  const account = normalEmail(email)
  await forget([
    ...Object.values(perDay).map((limit) => ({ limit, of: [account] })),
    { limit: perPlace, of: [account, 'network', network] },
  ])
}

/** A Google sign-in costs calls to Google; a network that only fails has used up its share. */
export async function chargeNetwork(network: string): Promise<{ refund: () => Promise<void> }> {
  const charged = [{ limit: perNetwork, of: [network] }]
  await takeAllOrThrow(charged)
  return { refund: () => giveBack(charged) }
}
