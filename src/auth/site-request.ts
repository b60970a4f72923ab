import { getCookieFromRequest } from 'supertokens-node/custom'
import { CollectingResponse, PreParsedRequest } from 'supertokens-node/framework/custom'
import { sessionCookies } from './session-cookies'

/**
 * The request as the SDK may see it: session cookies only, and tokens from nowhere else.
 * @param options `body` replaces the request's own, `withSession` false hides who is signed in
 */
export function siteRequest({
  url,
  method,
  headers: given,
  body,
  withSession = true,
}: {
  url: string
  method: string
  headers: Headers
  body?: unknown
  withSession?: boolean
}): Request {
  const headers = new Headers(given)
  const cookies = withSession ? sessionCookies(given) : ''
  for (const name of ['cookie', 'authorization', 'content-length']) headers.delete(name)
  if (cookies !== '') headers.set('cookie', cookies)
  return new Request(url, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}

/** Request and response for the SDK where no response could carry cookies. */
export function plainExchange({ url, headers }: { url: string; headers: Headers }): {
  request: PreParsedRequest
  response: CollectingResponse
} {
  const source = siteRequest({ url, method: 'GET', headers })
  const request = new PreParsedRequest({
    url,
    method: 'get',
    headers: source.headers,
    cookies: getCookieFromRequest(source),
    query: {},
    getJSONBody: () => source.json(),
    getFormBody: () => source.formData(),
  })
  return { request, response: new CollectingResponse() }
}
