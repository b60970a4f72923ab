import type { CoreParts } from '../core-parts'
import { normalizeEmail } from '../fields'
import { consumeOneTimeToken, issueOneTimeToken, removeOneTimeTokens } from '../one-time-tokens'
import { badRequest } from '../refusal'
import { type CoreRequest, type Route, route } from '../route'
import { isEmailVerified, markEmailVerified, unmarkEmailVerified } from '../verified-emails'

const purpose = 'email-verification'

export function emailVerificationRoutes({ database, clock, settings }: CoreParts): Route[] {
  const ownerIn = ({ body }: CoreRequest) => ({
    connection: database,
    userId: body.text('userId'),
    email: normalizeEmail(body.text('email')),
  })
  return [
    route({ path: '/<tenantId>/recipe/user/email/verify/token', method: 'post' })(
      async (request) => {
        const owner = ownerIn(request)
        if (await isEmailVerified(owner)) return { status: 'EMAIL_ALREADY_VERIFIED_ERROR' }
        const expiresAt = clock() + settings.emailVerificationTokenLifetimeMs
        return { status: 'OK', token: await issueOneTimeToken({ ...owner, purpose, expiresAt }) }
      },
    ),
    route({ path: '/<tenantId>/recipe/user/email/verify', method: 'post' })(async ({ body }) => {
      const token = body.text('token')
      if (body.text('method') !== 'token') {
        throw badRequest('Unsupported method for email verification')
      }
      const owner = await consumeOneTimeToken({
        ...{ database, clock, purpose, token },
        onSuccess: markEmailVerified,
      })
      if (!owner) return { status: 'EMAIL_VERIFICATION_INVALID_TOKEN_ERROR' }
      return { status: 'OK', ...owner }
    }),
    route({ path: '/recipe/user/email/verify', method: 'get' })(async ({ query }) => {
      const userId = query.text('userId')
      const email = normalizeEmail(query.text('email'))
      const isVerified = await isEmailVerified({ connection: database, userId, email })
      return { status: 'OK', isVerified }
    }),
    route({ path: '/<tenantId>/recipe/user/email/verify/token/remove', method: 'post' })(
      async (request) => {
        await removeOneTimeTokens({ ...ownerIn(request), purpose })
        return { status: 'OK' }
      },
    ),
    route({ path: '/recipe/user/email/verify/remove', method: 'post' })(async (request) => {
      await unmarkEmailVerified(ownerIn(request))
      return { status: 'OK' }
    }),
  ]
}
