import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import type { Answer } from './answer'
import { encode, type Encoding } from './encodings'
import type { KeptForm, KeptPage, PageCache } from './page-cache'
import { bodyHeaders, varying } from './send'

/** Whether the application made this for everybody and holds it for the newest there is. */
function isForEverybody({ status, headers }: Answer): boolean {
  const state = headers['x-nextjs-cache']
  return (
    status === 200 &&
    (state === 'HIT' || state === 'MISS') &&
    headers['set-cookie'] === undefined &&
    String(headers['content-type']).startsWith('text/html')
  )
}

/** Whether it says for certain that there is no page, not that one could not be made. */
function saysThereIsNone({ status }: Answer): boolean {
  return status === 404 || status === 410 || (status >= 300 && status < 400 && status !== 304)
}

async function inForm({
  body,
  headers,
  encoding,
}: Pick<Answer, 'body' | 'headers'> & { encoding: Encoding }): Promise<KeptForm> {
  const encoded = await encode({ body, encoding })
  const all = { ...headers, ...bodyHeaders({ body: encoded, encoding }) }
  return {
    head: Object.entries(all).flatMap(([name, value]) => [name, String(value)]),
    body: encoded,
  }
}

/**
 * Brings the page cache in line with a finished answer.
 * @param options `ticket` was drawn before the application was asked
 * @returns the page that is kept now, null where this is none to keep
 */
export async function keepPage({
  cache,
  path,
  ticket,
  answer,
  securityHeaders,
}: {
  cache: PageCache
  path: string
  ticket: number
  answer: Answer
  securityHeaders: (path: string) => OutgoingHttpHeaders
}): Promise<KeptPage | null> {
  if (saysThereIsNone(answer)) cache.drop({ path, ticket })
  if (!isForEverybody(answer)) return null
  const { body } = answer
  // Weak, because it stands for the page in all its encodings.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  if (cache.confirm({ path, ticket, etag })) return cache.get(path) ?? null
  const headers: OutgoingHttpHeaders = {
    ...securityHeaders(path),
    ...answer.headers,
    ...varying(answer.headers.vary, 'Accept-Encoding'),
    etag,
    'x-nextjs-cache': 'HIT',
  }
  const [br, gzip, identity] = await Promise.all([
    inForm({ body, headers, encoding: 'br' }),
    inForm({ body, headers, encoding: 'gzip' }),
    inForm({ body, headers, encoding: 'identity' }),
  ])
  const page = { etag, headers, forms: { br, gzip, identity } }
  cache.put({ path, ticket, page })
  return page
}
