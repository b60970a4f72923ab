import type { CoreParts } from '../core-parts'
import { consumeOneTimeToken, issueOneTimeToken } from '../one-time-tokens'
import { type Route, route } from '../route'
import { findUser } from '../users'

const purpose = 'password-reset'

export function passwordResetRoutes({ database, clock, settings }: CoreParts): Route[] {
  return [
    route({ path: '/<tenantId>/recipe/user/password/reset/token', method: 'post' })(
      async ({ body }) => {
        const userId = body.text('userId')
        // As it was typed, capitals and all, is how the token gives it back.
        const email = body.text('email')
        const user = await findUser({ connection: database, id: userId })
        if (!user) return { status: 'UNKNOWN_USER_ID_ERROR' }
        const expiresAt = clock() + settings.passwordResetTokenLifetimeMs
        const owner = { connection: database, userId, email }
        return { status: 'OK', token: await issueOneTimeToken({ ...owner, purpose, expiresAt }) }
      },
    ),
    route({ path: '/<tenantId>/recipe/user/password/reset/token/consume', method: 'post' })(
      async ({ body }) => {
        const token = body.text('token')
        const owner = await consumeOneTimeToken({ database, clock, purpose, token })
        if (!owner) return { status: 'RESET_PASSWORD_INVALID_TOKEN_ERROR' }
        return { status: 'OK', ...owner }
      },
    ),
  ]
}
