import type { Answer, CdiPath, Method } from './cdi'
import type { Fields, Query } from './fields'

export type CoreRequest = { tenant: string; body: Fields; query: Query }

type Handle<Body> = (request: CoreRequest) => Promise<Body>

type Target<Path, Verb> = {
  path: Path
  method: Verb
  /** Open to callers without a key: health checks, and services that verify a token. */
  isOpen?: boolean
  /** For the one that says whether there is such a tenant. */
  acceptsAnyTenant?: boolean
  headers?: Record<string, string>
}

/** `handle` gives the JSON of a 200 answer, or plain text, and throws a Refusal for the others. */
export type Route = Target<string, Method> & { handle: Handle<unknown> }

/** A route whose answers agree with the SDK's own types of the interface. */
export function route<Path extends CdiPath, Verb extends Method>(
  target: Target<Path, Verb>,
): (handle: Handle<Answer<Path, Verb>>) => Route {
  return (handle) => ({ ...target, handle })
}
