import { TENANT } from './cdi'
import { Refusal } from './refusal'
import type { Route } from './route'

const TENANT_PART = '/<tenantId>'
// A tenant's name and the rest of the path.
const WITH_TENANT = /^\/([a-z0-9-]+)(\/.*)$/

type Call = {
  method: string
  path: string
  /** Whether the caller has shown the key. */
  isTrusted: boolean
}

type Found = { route: Route; tenant: string }

/**
 * Finds the route of a request. The interface: a path about users and sessions may begin with a
 * tenant, and means the public one without; a path about the whole application knows no other.
 * @throws {Refusal} 401 without the key, before anything is told about paths or tenants; 404 for an
 *   unknown path, 405 for another method, 400 or 403 for an unknown tenant
 */
export function createRouter(routes: Route[]) {
  const routesAt = (path: string) => routes.filter((route) => withoutTenant(route.path) === path)
  return function findRoute(call: Call): Found {
    const path = call.path.toLowerCase()
    const [, tenant = TENANT, rest = ''] = WITH_TENANT.exec(path) ?? []
    const plain = routesAt(path)
    const candidates = plain.length > 0 ? plain : routesAt(rest)
    if (!call.isTrusted && !candidates.some(({ isOpen }) => isOpen)) {
      throw new Refusal({ status: 401, text: 'Invalid API key' })
    }
    if (candidates.length === 0) throw new Refusal({ status: 404, text: 'Not found' })
    const route = candidates.find(({ method }) => method === call.method.toLowerCase())
    if (!route) throw new Refusal({ status: 405, text: 'Method not supported' })
    const found = { route, tenant: plain.length > 0 ? TENANT : tenant }
    assertTenant(found)
    return found
  }
}

function withoutTenant(path: string): string {
  return path.startsWith(TENANT_PART) ? path.slice(TENANT_PART.length) : path
}

function assertTenant({ route, tenant }: Found): void {
  if (tenant === TENANT || route.acceptsAnyTenant) return
  if (!route.path.startsWith(TENANT_PART)) {
    const text = 'Only public tenantId can call this app specific API'
    throw new Refusal({ status: 403, text })
  }
  const text = `AppId or tenantId not found => TenantId: ${tenant}`
  throw new Refusal({ status: 400, text })
}
