import type { CoreParts } from '../core-parts'
import { signJwt } from '../jwt'
import { badRequest } from '../refusal'
import { type Route, route } from '../route'

/** Signs any claims for the application, with the static key unless told otherwise. */
export function jwtRoutes({ keys, clock }: CoreParts): Route[] {
  return [
    route({ path: '/recipe/jwt', method: 'post' })(async ({ body }) => {
      const payload = body.object('payload')
      const issuer = body.text('jwksDomain')
      const validity = body.integer('validity')
      const isStatic = body.optionalFlag('useStaticSigningKey') ?? true
      if (validity <= 0) throw badRequest('validity must be greater than or equal to 0')
      if (body.text('algorithm').toUpperCase() !== 'RS256') {
        return { status: 'UNSUPPORTED_ALGORITHM_ERROR' }
      }
      const now = Math.floor(clock() / 1000)
      const claims = { iss: issuer, ...payload, iat: now, exp: now + validity }
      return {
        status: 'OK',
        jwt: await signJwt({ claims, key: await keys.current({ isStatic }) }),
      }
    }),
  ]
}
