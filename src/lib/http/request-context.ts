import { AsyncLocalStorage } from 'node:async_hooks'

type RequestContext = { requestId: string }

declare global {
  // Next bundles routes and the start of the application apart; they share what belongs to a request.
  var pasiuniRequests: AsyncLocalStorage<RequestContext> | undefined
}

const requests = (globalThis.pasiuniRequests ??= new AsyncLocalStorage<RequestContext>())

/** From here on everything that is started belongs to this request, and knows its id. */
export function enterRequest(context: RequestContext): void {
  requests.enterWith(context)
}

/** The id of the request that this belongs to; undefined where it belongs to none. */
export function currentRequestId(): string | undefined {
  return requests.getStore()?.requestId
}
