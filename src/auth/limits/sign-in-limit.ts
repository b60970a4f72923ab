import { normalEmail } from '../email-rules'
import { chargeTry, renewTries, type AttemptBudget } from './attempt-budget'
import { giveBack, chargeAllOrThrow } from './limit'
import type { Attempt } from './trust-level'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

// Wrong passwords for one account a day, 60 in all.
const budget: AttemptBudget = {
  perDay: {
    device: { name: 'sign-in-device', points: 10, seconds: day },
    network: { name: 'sign-in-known-network', points: 20, seconds: day },
    stranger: { name: 'sign-in-elsewhere', points: 30, seconds: day },
  },
  networkShare: { name: 'sign-in-share', points: 10, seconds: day },
  perPlace: { name: 'sign-in-place', points: 5, seconds: 15 * minute },
  perNetwork: { name: 'sign-in-network', points: 30, seconds: hour },
}

/**
 * Charges a sign-in before the password is compared.
 * @returns what to give back when the password was right or was not compared
 * @throws {AppError} `limited`; the same for addresses that nobody has registered
 */
export async function chargeSignIn({
  email,
  place,
}: Attempt): Promise<{ refund: () => Promise<void> }> {
  return { refund: await chargeTry({ account: normalEmail(email), place, budget }) }
}

/** After the owner has proved by mail who they are. */
export function renewSignIn({ email, place }: Attempt): Promise<void> {
  return renewTries({ account: normalEmail(email), place, budget })
}

/** A Google sign-in costs calls to Google; a network that only fails has used up its share. */
export async function chargeNetwork(network: string): Promise<{ refund: () => Promise<void> }> {
  const charged = [{ limit: budget.perNetwork, of: [network] }]
  await chargeAllOrThrow(charged)
  return { refund: () => giveBack(charged) }
}
