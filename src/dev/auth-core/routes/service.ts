import { z } from 'zod'
import { CDI_VERSION, TENANT } from '../cdi'
import type { CoreParts } from '../core-parts'
import { toJwk } from '../jwt'
import { type Route, route } from '../route'

// As long as a new key is shown before it signs.
const JWKS_CACHE = 'max-age=60, must-revalidate'

/** What a driver asks the core about itself: versions, keys, tenants. */
export function serviceRoutes({ database, keys }: CoreParts): Route[] {
  return [
    route({ path: '/apiversion', method: 'get' })(() =>
      Promise.resolve({ versions: [CDI_VERSION] }),
    ),
    route({
      path: '/<tenantId>/hello',
      method: 'get',
      isOpen: true,
    })(async () => {
      await database.read({ row: z.object({}), sql: 'select' })
      return 'Hello' as const
    }),
    route({
      path: '/.well-known/jwks.json',
      method: 'get',
      // The SDK asks for it without its key.
      isOpen: true,
      headers: { 'cache-control': JWKS_CACHE },
    })(async () => ({ keys: (await keys.valid()).map(toJwk) })),
    route({
      path: '/<tenantId>/recipe/multitenancy/tenant/v2',
      method: 'get',
      acceptsAnyTenant: true,
    })(({ tenant }) =>
      Promise.resolve(
        tenant === TENANT
          ? { status: 'OK' as const, ...publicTenant }
          : { status: 'TENANT_NOT_FOUND_ERROR' as const },
      ),
    ),
    route({ path: '/recipe/multitenancy/tenant/list/v2', method: 'get' })(() =>
      Promise.resolve({ status: 'OK' as const, tenants: [publicTenant] }),
    ),
  ]
}

// No word about factors: the SDK would take even a null for a rule.
const publicTenant = { tenantId: TENANT, thirdParty: { providers: [] }, coreConfig: {} }
