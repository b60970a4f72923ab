import type ThirdParty from 'supertokens-node/recipe/thirdparty'
import { isOutage, unavailable } from '@/lib/outage'

type Config = NonNullable<Parameters<typeof ThirdParty.init>[0]>
type Providers = NonNullable<NonNullable<Config['signInAndUpFeature']>['providers']>
type Override = NonNullable<Providers[number]['override']>

/** Google does not know the code, or what it says about a person cannot be trusted. */
export class GoogleRefusal extends Error {
  constructor(cause: unknown) {
    super('Google has not confirmed who this is.', { cause })
    this.name = 'GoogleRefusal'
  }
}

function asRefusal(error: unknown): Error {
  const isItsFault =
    error instanceof Error && error.message.startsWith('Received response with status 5')
  return isItsFault || isOutage(error) ? unavailable() : new GoogleRefusal(error)
}

async function guarded<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask()
  } catch (error) {
    throw asRefusal(error)
  }
}

/** Tells Google's refusals from faults of this site, which the SDK throws alike. */
export const withRefusals: Override = (original) => {
  if (original.type !== 'oauth2') return original
  return {
    ...original,
    exchangeAuthCodeForOAuthTokens: (input) =>
      guarded(() => original.exchangeAuthCodeForOAuthTokens(input)),
    getUserInfo: (input: Parameters<typeof original.getUserInfo>[0]) =>
      guarded(() => original.getUserInfo(input)),
  }
}
