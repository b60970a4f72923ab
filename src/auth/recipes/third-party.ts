import { listUsersByAccountInfo } from 'supertokens-node'
import ThirdParty from 'supertokens-node/recipe/thirdparty'
import { z } from 'zod'
import { locales } from '@/i18n/locales'
import { localePath } from '@/i18n/paths'
import { getEnv } from '@/lib/env'
import { AppError } from '@/lib/errors/app-error'
import { isUnavailable } from '@/lib/outage'
import { requireAuthCall } from '../auth-call'
import { normalEmail } from '../email-rules'
import { announceMember } from '../accounts/member-created'
import { AccountSuspended, suspendedReason } from '../accounts/member-watch'
import { inTurn, undoIfSecond, usersWithEmail } from '../accounts/same-email'
import { chargeNetwork } from '../limits/sign-in-limit'
import { withRefusals, GoogleRefusal } from './google-refusal'
import { present } from './present'

type Config = NonNullable<Parameters<typeof ThirdParty.init>[0]>
type Override = NonNullable<Config['override']>
type Functions = NonNullable<Override['functions']>
type Apis = NonNullable<Override['apis']>
type SignInUp = Parameters<ReturnType<Functions>['signInUp']>[0]

function refused(reason: string) {
  return { status: 'SIGN_IN_UP_NOT_ALLOWED', reason } as const
}

async function isOthers(input: SignInUp, ownId?: string): Promise<boolean> {
  const { email, userContext: context } = input
  const users = await usersWithEmail({ email, context })
  return users.some(({ id }) => id !== ownId)
}

const functions: Functions = (original) => {
  async function signUp(input: SignInUp) {
    // Google knows the address but has not verified it: it could be anyone's.
    if (!input.isVerified) return refused('GOOGLE_EMAIL_NOT_VERIFIED')
    if (await isOthers(input)) return refused('EMAIL_USED_WITH_PASSWORD')
    const result = await original.signInUp(input)
    if (result.status !== 'OK' || !result.createdNewRecipeUser) return result
    const { user } = result
    if (await undoIfSecond({ user, email: input.email, context: input.userContext })) {
      return refused('EMAIL_USED_WITH_PASSWORD')
    }
    await announceMember(user.id)
    return result
  }

  /** A member whose new Google address is in doubt, or someone else's here, keeps the old one. */
  async function signIn(input: SignInUp, member: { id: string; email: string }) {
    const isSame = normalEmail(input.email) === member.email
    if (isSame) return original.signInUp(input)
    const keepsOld = !input.isVerified || (await isOthers(input, member.id))
    return original.signInUp(
      keepsOld ? { ...input, email: member.email, isVerified: false } : input,
    )
  }

  return {
    ...original,

    async signInUp(input) {
      const thirdParty = { id: input.thirdPartyId, userId: input.thirdPartyUserId }
      const users = await listUsersByAccountInfo('public', { thirdParty }, false, input.userContext)
      const [user] = users
      const email = user?.loginMethods[0]?.email
      if (!user || email === undefined) {
        return inTurn({ email: input.email, work: () => signUp(input) })
      }
      return signIn(input, { id: user.id, email })
    },
  }
}

/** Where Google may send people back to. */
function requireOwnRedirect(address: string): void {
  const own = locales.map(
    (locale) => `${getEnv().SITE_URL}${localePath({ locale, path: '/auth/google' })}`,
  )
  if (!own.includes(address)) throw new AppError('bad-request')
}

/** Not with Google's own tokens: any site that may read a member's Google address holds some. */
const throughBrowser = z.object({
  oAuthTokens: z.undefined().optional(),
  redirectURIInfo: z.object({ redirectURIOnProviderDashboard: z.string() }),
})

const apis: Apis = (original) => {
  const authorisationUrl = present(original.authorisationUrlGET?.bind(original))
  const signInUp = present(original.signInUpPOST?.bind(original))

  return {
    ...original,
    appleRedirectHandlerPOST: undefined,

    async authorisationUrlGET(input) {
      requireOwnRedirect(input.redirectURIOnProviderDashboard)
      return authorisationUrl(input)
    },

    async signInUpPOST(input) {
      const { data } = throughBrowser.safeParse(input)
      if (!data) throw new AppError('bad-request')
      requireOwnRedirect(data.redirectURIInfo.redirectURIOnProviderDashboard)
      const { refund } = await chargeNetwork(requireAuthCall().network)
      try {
        const result = await signInUp(input)
        if (result.status === 'OK') await refund()
        return result
      } catch (error) {
        const isSuspended = error instanceof AccountSuspended
        if (isSuspended || isUnavailable(error)) await refund()
        if (isSuspended) return refused(suspendedReason)
        if (error instanceof GoogleRefusal) return refused('GOOGLE_SIGN_IN_FAILED')
        throw error
      }
    },
  }
}

/** Accounts of people who sign in with Google; null where the site has no key for it. */
export function thirdPartyRecipe() {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = getEnv()
  if (clientId === undefined || clientSecret === undefined) return null
  return ThirdParty.init({
    signInAndUpFeature: {
      providers: [
        {
          config: {
            thirdPartyId: 'google',
            clients: [{ clientId, clientSecret }],
            oidcDiscoveryEndpoint: getEnv().GOOGLE_DISCOVERY_URL,
          },
          override: withRefusals,
        },
      ],
    },
    override: { functions, apis },
  })
}
