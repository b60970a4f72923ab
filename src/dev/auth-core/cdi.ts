import type { components, paths } from 'supertokens-node/lib/ts/core/versions/5.4/schema'

/** The one version of the core driver interface that is spoken here, and by the SDK in use. */
export const CDI_VERSION = '5.4'

/** The only tenant there is. */
export const TENANT = 'public'

export type CdiPath = keyof paths

export type Method = 'get' | 'post' | 'put'

/** What the interface says that a path answers with status 200. */
export type Answer<Path extends CdiPath, Verb extends Method> = paths[Path][Verb] extends {
  responses: { 200: { content: { 'application/json': infer Body } } }
}
  ? Body
  : never

export type CdiUser = components['schemas']['authRecipeUser']

export type CdiSession = components['schemas']['session']

/** A token with `expiry` and `createdTime` in milliseconds. */
export type IssuedToken = components['schemas']['cookieInfo']

export type Jwk = components['schemas']['jwk']
