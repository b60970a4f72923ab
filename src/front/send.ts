import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import fresh from 'fresh'
import type { Answer } from './app/answer'
import { bodyHeaders, encode, encodingFor } from './files/encodings'
import type { CachedPage } from './pages/cached-page'

type Sending = {
  /** What the reader asked with. */
  asked: Pick<IncomingMessage, 'method' | 'headers'>
  res: ServerResponse
  /** Request headers that decide what is sent, beside those that the answer names. */
  vary?: string[]
}

// Compressing less costs more bytes than it saves.
const worthCompressing = 1024
const compressible = /^(text\/|application\/(json|manifest\+json|xml)|image\/svg\+xml)/

/** What caches have to look at, each name once. */
export function varying(...names: OutgoingHttpHeaders[string][]): OutgoingHttpHeaders {
  const all = names.flatMap((name) => (name?.toString() ?? '').split(/, */))
  const vary = [...new Set(all)].filter((name) => name !== '').join(', ')
  return vary === '' ? {} : { vary }
}

/** Sends a page that is kept; one that the browser has already is only confirmed. */
export function sendCached({ asked, res, page, vary = [] }: Sending & { page: CachedPage }): void {
  const { etag, headers, forms } = page
  const varied = vary.length === 0 ? null : varying(headers.vary, ...vary)
  if (fresh(asked.headers, { etag })) {
    res.writeHead(304, { ...headers, ...varied })
    res.end()
    return
  }
  const encoding = encodingFor(asked.headers['accept-encoding']?.toString())
  const { head, body } = forms[encoding]
  if (varied) res.writeHead(200, { ...headers, ...varied, ...bodyHeaders({ body, encoding }) })
  else res.writeHead(200, head)
  res.end(asked.method === 'HEAD' ? undefined : body)
}

/** Sends an answer compressed where that saves something; one that the browser has is only confirmed. */
export async function sendAnswer({
  asked,
  res,
  answer: { status, headers, body },
  vary = [],
}: Sending & { answer: Answer }): Promise<void> {
  if (status === 200 && headers.etag !== undefined && fresh(asked.headers, headers)) {
    res.writeHead(304, { ...headers, ...varying(headers.vary, ...vary, 'Accept-Encoding') })
    res.end()
    return
  }
  const isWorthIt =
    body.length >= worthCompressing && compressible.test(headers['content-type']?.toString() ?? '')
  const encoding = isWorthIt
    ? encodingFor(asked.headers['accept-encoding']?.toString())
    : 'identity'
  const sent = await encode({ body, encoding })
  res.writeHead(status, {
    ...headers,
    ...varying(headers.vary, ...vary, isWorthIt ? 'Accept-Encoding' : undefined),
    ...(status === 304 ? {} : bodyHeaders({ body: sent, encoding })),
  })
  res.end(asked.method === 'HEAD' ? undefined : sent)
}
