import { deciding, forget, giveBack, limited, chargeAll, type Charge, type Limit } from './limit'
import { trustLevels, type TrustLevel } from './trust-level'
import type { SignInOrigin } from './trusted-devices'

/**
 * How many wrong tries are allowed. Each trust level has its own budget: strangers use up theirs,
 * however many networks they have, and the owner still signs in from the network or device of
 * before; one who shares the owner's network cannot use up the device's either.
 */
export type AttemptBudget = {
  perDay: Record<TrustLevel, Limit>
  /** How many of the strangers' one network may use up, so that none takes them all. */
  networkShare: Limit
  perPlace: Limit
  perNetwork: Limit
}

/** Whose account someone tries to enter, by its normal name, and from where. */
type Try = { account: string; place: SignInOrigin; budget: AttemptBudget }

/** Refunds what a successful try was charged. */
export type Refund = () => Promise<void>

/**
 * Charges a try before anything is compared, so that guesses at the same time cannot exceed the
 * limits.
 * @throws {AppError} `limited`; the same for accounts that nobody has
 */
export async function chargeTry(attempt: Try): Promise<Refund> {
  const charged = await deciding(() => charge(attempt))
  return () => giveBack(charged)
}

async function charge(attempt: Try): Promise<Charge[]> {
  const { account: email, place } = attempt
  let wait = Infinity
  for (const level of await trustLevels({ email, place })) {
    const charged = charges({ ...attempt, level })
    const needed = await chargeAll(charged)
    if (needed === null) return charged
    wait = Math.min(wait, needed)
  }
  throw limited(wait)
}

function charges(attempt: Try & { level: TrustLevel }): Charge[] {
  const { account, level } = attempt
  const { network, device } = attempt.place
  const { perDay, networkShare, perPlace, perNetwork } = attempt.budget
  const daily = { limit: perDay[level], of: [account] }
  if (level === 'device' && device !== null) {
    return [daily, { limit: perPlace, of: [account, 'device', device] }]
  }
  // What is the network's own comes before what it shares with others: refused, it takes none of
  // that, not even for a moment, and writes no counters for addresses it has made up.
  return [
    { limit: perNetwork, of: [network] },
    { limit: perPlace, of: [account, 'network', network] },
    ...(level === 'stranger' ? [{ limit: networkShare, of: [account, network] }] : []),
    daily,
  ]
}

/** After the owner has proved by mail who they are: whatever others have used up is given back. */
export async function renewTries({ account, place, budget }: Try): Promise<void> {
  await forget([
    ...Object.values(budget.perDay).map((limit) => ({ limit, of: [account] })),
    { limit: budget.perPlace, of: [account, 'network', place.network] },
    { limit: budget.networkShare, of: [account, place.network] },
  ])
}
