import { AsyncLocalStorage } from 'node:async_hooks'

type RequestContext = { requestId: string }

declare global {
  // The front server and the application are bundled apart, and share what belongs to a request.
  var pasiuniRequests: AsyncLocalStorage<RequestContext> | undefined
}

const requests = (globalThis.pasiuniRequests ??= new AsyncLocalStorage<RequestContext>())

/** Runs what belongs to a request; everything that it starts knows the number of that request. */
export function withinRequest<Result>(
  context: RequestContext & { run: () => Promise<Result> },
): Promise<Result> {
  const { requestId, run } = context
  return requests.run({ requestId }, run)
}

/** The number of the request that this belongs to; undefined where it belongs to none. */
export function currentRequestId(): string | undefined {
  return requests.getStore()?.requestId
}
