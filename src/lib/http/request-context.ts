import { AsyncLocalStorage } from 'node:async_hooks'

type RequestContext = { requestId: string }

declare global {
  // Next bundles routes and the start of the application apart; they share what belongs to a request.
  var pasiuniRequests: AsyncLocalStorage<RequestContext> | undefined
}

const requests = (globalThis.pasiuniRequests ??= new AsyncLocalStorage<RequestContext>())

/** Runs the work of a request; everything that it starts knows the id of that request. */
export function withinRequest<Result>(
  context: RequestContext & { run: () => Promise<Result> },
): Promise<Result> {
  const { requestId, run } = context
  return requests.run({ requestId }, run)
}

/** For the rest of the current request, where its work cannot be wrapped. */
export function enterRequest(context: RequestContext): void {
  requests.enterWith(context)
}

/** The id of the request that this belongs to; undefined where it belongs to none. */
export function currentRequestId(): string | undefined {
  return requests.getStore()?.requestId
}
