import type { IncomingMessage, ServerResponse } from 'node:http'
import fresh from 'fresh'
import type { AppResponse } from './responses'
import { bodyHeaders, encode, encodingFor } from './files/encodings'
import { varying, withoutHeaders } from './headers'
import type { CachedPage } from './pages/store-page'
import { sendPrepared, takesPrepared } from './prepared-response'
import { surrogates } from './purge/surrogate-headers'

type Sending = {
  req: Pick<IncomingMessage, 'method' | 'headers'>
  res: ServerResponse
  /** Request headers that decide what is sent, beside those that the answer names. */
  vary?: string[]
}

// Compressing less costs more bytes than it saves.
const worthCompressing = 1024
const compressible = /^(text\/|application\/(json|manifest\+json|xml)|image\/svg\+xml)/

/**
 * Sends a page that is kept; one that the browser has already is only confirmed.
 * @param options `isOwnAddress`: whether it was asked for by the address under which it is kept
 */
export function sendCached({
  req,
  res,
  page,
  vary = [],
  isOwnAddress,
}: Sending & { page: CachedPage; isOwnAddress: boolean }): void {
  const { etag, forms } = page
  const headers = isOwnAddress
    ? page.headers
    : {
        // A purge of the page would miss this address.
        ...withoutHeaders({ headers: page.headers, names: surrogates }),
        ...varying(page.headers.vary, ...vary),
      }
  if (fresh(req.headers, { etag })) {
    res.writeHead(304, headers)
    res.end()
    return
  }
  const encoding = encodingFor(req.headers['accept-encoding']?.toString())
  const answer = forms[encoding]
  if (isOwnAddress && takesPrepared(res)) {
    sendPrepared({ res, answer })
    return
  }
  const { body } = answer
  res.writeHead(200, { ...headers, ...bodyHeaders({ body, encoding }) })
  res.end(req.method === 'HEAD' ? undefined : body)
}

/**
 * Sends an answer compressed where that saves something; one that the browser has is only
 * confirmed.
 */
export async function sendResponse({
  req,
  res,
  answer: { status, headers, body },
  vary = [],
}: Sending & { answer: AppResponse }): Promise<void> {
  if (status === 200 && headers.etag !== undefined && fresh(req.headers, headers)) {
    res.writeHead(304, { ...headers, ...varying(headers.vary, ...vary, 'Accept-Encoding') })
    res.end()
    return
  }
  const isWorthIt =
    body.length >= worthCompressing && compressible.test(headers['content-type']?.toString() ?? '')
  const encoding = isWorthIt ? encodingFor(req.headers['accept-encoding']?.toString()) : 'identity'
  const sent = await encode({ body, encoding })
  res.writeHead(status, {
    ...headers,
    ...varying(headers.vary, ...vary, isWorthIt ? 'Accept-Encoding' : undefined),
    ...(status === 304 ? {} : bodyHeaders({ body: sent, encoding })),
  })
  res.end(req.method === 'HEAD' ? undefined : sent)
}
