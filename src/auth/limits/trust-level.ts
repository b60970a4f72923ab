import { knownMarks, type SignInOrigin } from './trusted-devices'

export type Attempt = { email: string; place: SignInOrigin }

/**
 * What someone is to an account, by where they are: on a device that has signed in to it within 90
 * days, on a network that has, or neither. Limits count each apart, so that what strangers use up
 * is not the owner's.
 */
export type TrustLevel = 'device' | 'network' | 'stranger'

/** Every trust level of an attempt, the one that is safest from others first. */
export async function trustLevels({
  email,
  place,
}: Attempt): Promise<[TrustLevel, ...TrustLevel[]]> {
  try {
    const known = await knownMarks({ email, place })
    if (known.device)
      return ['device', ...(known.network ? (['network'] as const) : []), 'stranger']
    return known.network ? ['network', 'stranger'] : ['stranger']
  } catch {
    // The database is down, which has been logged.
    return ['stranger']
  }
}
