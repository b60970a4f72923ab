import Session from 'supertokens-node/recipe/session'
import { z } from 'zod'
import { getEnv } from '@/lib/env'
import { authCall } from '../auth-call'
import { AccountSuspended, isMemberSuspended } from '../accounts/member-watch'

type Config = NonNullable<Parameters<typeof Session.init>[0]>
type Functions = NonNullable<NonNullable<Config['override']>['functions']>

/** Outside of a call nobody is being signed in: the site looks after an account. */
async function isRefused(userId: string): Promise<boolean> {
  const call = authCall()
  return call !== null && (await isMemberSuspended({ watch: call.watchMember, userId }))
}

const theft = z.object({
  type: z.literal('TOKEN_THEFT_DETECTED'),
  payload: z.object({ sessionHandle: z.string() }),
})

const functions: Functions = (original) => ({
  ...original,

  // Asked when the session is there: one begun while the member is being suspended is either ended
  // with the others or seen here.
  async createNewSession(input) {
    const session = await original.createNewSession(input)
    if (!(await isRefused(input.userId))) return session
    await session.revokeSession()
    throw new AccountSuspended()
  },

  async refreshSession(input) {
    const session = await original.refreshSession(input).catch(async (error: unknown) => {
      const { data } = theft.safeParse(error)
      // The core leaves a stolen session to its caller, and the SDK ends it in one way of several.
      if (data) {
        const { sessionHandle } = data.payload
        await original.revokeSession({ sessionHandle, userContext: input.userContext })
      }
      throw error
    })
    if (!(await isRefused(session.getUserId()))) return session
    await session.revokeSession()
    throw new Session.Error({ type: 'UNAUTHORISED', message: 'The account is suspended.' })
  },
})

/** Sessions in cookies that no script can read. */
export function sessionRecipe() {
  return Session.init({
    getTokenTransferMethod: () => 'cookie',
    antiCsrf: 'VIA_CUSTOM_HEADER',
    cookieSecure: getEnv().SITE_URL.startsWith('https://'),
    cookieSameSite: 'lax',
    override: { functions },
  })
}
