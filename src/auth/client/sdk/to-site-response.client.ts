import { noResponse, parseResponse } from '../site-response.client'
import type { SiteResponse } from '../error-key'

class Refusal extends Error {
  readonly response: Response

  constructor(response: Response) {
    super('The server refuses.')
    this.response = response
  }
}

/**
 * Ends a call of the SDK where the server's answer is a refusal: the SDK has no way to hand on the ones
 * that it does not know.
 */
export async function throwRefusal({ fetchResponse }: { fetchResponse: Response }): Promise<void> {
  const { status } = (await parseResponse(fetchResponse.clone())).body
  if (typeof status === 'string' && status !== 'OK') throw new Refusal(fetchResponse)
}

/** Response of an SDK call. It never throws: a failed connection gives `noResponse`. */
export async function toSiteResponse(call: () => Promise<object>): Promise<SiteResponse> {
  try {
    return { http: 200, retryAfter: null, body: { ...(await call()) } }
  } catch (cause) {
    const response = cause instanceof Refusal ? cause.response : cause
    return response instanceof Response ? parseResponse(response) : noResponse
  }
}
