import fresh from 'fresh'
import { clientAddressHeader, clientAddressOf } from '@/lib/http/client-address'
import type { DirectRequest } from '../direct-answers'
import { encodingFor } from '../files/encodings'
import type { Requests } from '../requests/requests'
import type { PageServer } from '../serve-page'
import { datedBytes } from '../wire-answer'

type Options = {
  pages: Pick<PageServer, 'fromMemory'>
  requests: Pick<Requests, 'noteKept'>
  /** How many proxies of our own stand before this server. */
  proxyHops: number
  /** Whether the server is about to end: then it closes each connection after its answer. */
  isStopping: () => boolean
}

/**
 * The answers that readers get straight from memory: to a page that is kept, asked for by its address
 * as it is. An address with a query or in need of mending, `/`, and the server's own requests are
 * null here, and for the handler.
 */
export function createCachedResponses({ pages, requests, proxyHops, isStopping }: Options) {
  return function keptAnswer({ asked, remoteAddress }: DirectRequest): Buffer | null {
    const { method, url: path, headers } = asked
    if (isStopping() || headers['x-internal-secret'] !== undefined) return null
    headers[clientAddressHeader] = clientAddressOf({
      remoteAddress,
      forwardedFor: headers['x-forwarded-for']?.toString(),
      hops: proxyHops,
    })
    const page = pages.fromMemory({ asked, path })
    if (!page) return null
    const isUnchanged = fresh(headers, { etag: page.etag })
    requests.noteKept({ req: asked, status: isUnchanged ? 304 : 200 })
    if (isUnchanged) return datedBytes({ answer: page.unchanged, hasBody: false })
    const { wire } = page.forms[encodingFor(headers['accept-encoding']?.toString())]
    return datedBytes({ answer: wire, hasBody: method === 'GET' })
  }
}
