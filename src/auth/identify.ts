import { getUser } from 'supertokens-node'
import type { CollectingResponse, PreParsedRequest } from 'supertokens-node/framework/custom'
import { EmailVerificationClaim } from 'supertokens-node/recipe/emailverification'
import Session, { type SessionContainer } from 'supertokens-node/recipe/session'
import type { User } from 'supertokens-node/types'
import { coreAnswers } from './core/circuit-breaker'
import { readTwice } from './core/core-read'
import { unavailable } from '@/lib/outage'

/** Who has signed in, as the core knows them. */
export type Identity = {
  id: string
  email: string
  isVerified: boolean
  methods: ('password' | 'google')[]
  /** ISO 8601. */
  joinedAt: string
  sessionHandle: string
  /** When this session began, in milliseconds. */
  signedInAt: number
  /** Where the request comes from: what limits count for. */
  network: string
}

type Exchange = { request: PreParsedRequest; response: CollectingResponse }
type Demands = { mustHaveHeader: boolean; mustBeLive: boolean }

async function findSession(options: Exchange & Demands): Promise<SessionContainer> {
  const { request, response, mustHaveHeader, mustBeLive } = options
  try {
    return await Session.getSession(request, response, {
      sessionRequired: true,
      antiCsrfCheck: mustHaveHeader,
      checkDatabase: mustBeLive,
      // Whether the address is verified is asked of the core below, not of the token.
      overrideGlobalClaimValidators: () => [],
    })
  } catch (error) {
    // The SDK also says so when it could not fetch the keys that tokens are checked with.
    const isRefresh =
      Session.Error.isErrorFromSuperTokens(error) && error.type === 'TRY_REFRESH_TOKEN'
    if (isRefresh && !(await coreAnswers())) throw unavailable()
    throw error
  }
}

/** The ways in which someone signs in. */
export function getSignInMethods(user: User): Identity['methods'] {
  return user.loginMethods.flatMap(({ recipeId }) => {
    if (recipeId === 'emailpassword') return ['password']
    return recipeId === 'thirdparty' ? ['google'] : []
  })
}

/**
 * Finds out who sends a request: from the token, and from the core whether session and account are
 * still there. Cookies that have to change go into `response`.
 * @throws an error of the SDK's when nobody is signed in, {AppError} `unavailable`
 */
export async function identify(
  options: Exchange & Demands & { network: string },
): Promise<Identity> {
  const session = await findSession(options)
  const sessionHandle = session.getHandle()
  const [user, live] = await readTwice(() =>
    Promise.all([getUser(session.getUserId()), Session.getSessionInformation(sessionHandle)]),
  )
  const [method] = user?.loginMethods ?? []
  if (!user || !live || method?.email === undefined) {
    throw new Session.Error({ type: 'UNAUTHORISED', message: 'The account or session has ended.' })
  }
  const isVerified = method.verified
  // The browser reads the token: it should not go on asking for a verification that has happened.
  if (isVerified && (await session.getClaimValue(EmailVerificationClaim)) !== true) {
    await session.fetchAndSetClaim(EmailVerificationClaim)
  }
  return {
    id: user.id,
    email: method.email,
    isVerified,
    methods: getSignInMethods(user),
    joinedAt: new Date(user.timeJoined).toISOString(),
    sessionHandle,
    signedInAt: live.timeCreated,
    network: options.network,
  }
}
