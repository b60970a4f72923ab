import type { OutgoingHttpHeaders } from 'node:http'
import type { AppResponse } from '../responses'
import { bodyHeaders, encode, type Encoding } from '../files/encodings'
import { createEtag, varying } from '../headers'
import { prepareResponse, type PreparedResponse } from '../prepared-response'
import type { PageCache } from './page-cache'

/** A finished page, in all forms in which it may be asked for. */
export type CachedPage = {
  etag: string
  /** The `ETag` that it had before it was finished. */
  source: string | undefined
  headers: OutgoingHttpHeaders
  forms: Record<Encoding, PreparedResponse>
}

/** Whether the application holds what it says for the newest there is. */
function isNewest({ headers }: Pick<AppResponse, 'headers'>): boolean {
  const state = headers['x-nextjs-cache']
  return state === 'HIT' || state === 'MISS'
}

/** Whether the application made this for everybody and holds it for the newest there is. */
function isForEverybody(answer: AppResponse): boolean {
  const { status, headers } = answer
  return (
    status === 200 &&
    isNewest(answer) &&
    headers['set-cookie'] === undefined &&
    String(headers['content-type']).startsWith('text/html')
  )
}

/**
 * What is said of one answer, and not of the page: when it was made, and how Next came by it. Node
 * dates each answer itself (RFC 9110, 6.6.1).
 */
const ofTheAnswer = /^(?:date|x-nextjs-.*)$/

function withoutAnswer(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofTheAnswer.test(name)))
}

/** Whether it says for certain that there is no page, not that one could not be made. */
function saysThereIsNone({ status }: AppResponse): boolean {
  return status === 404 || status === 410 || (status >= 300 && status < 400 && status !== 304)
}

type Finished = Pick<CachedPage, 'headers'> & { body: Buffer }

async function encodeForm({ headers, body, encoding }: Finished & { encoding: Encoding }) {
  const encoded = await encode({ body, encoding })
  return prepareResponse({
    headers: { ...headers, ...bodyHeaders({ body: encoded, encoding }) },
    body: encoded,
  })
}

/** A page in all encodings. */
async function cachedPage({
  etag,
  source,
  headers,
  body,
}: Finished & Pick<CachedPage, 'etag' | 'source'>): Promise<CachedPage> {
  const form = (encoding: Encoding) => encodeForm({ headers, body, encoding })
  const [br, gzip, identity] = await Promise.all([form('br'), form('gzip'), form('identity')])
  return { etag, source, headers, forms: { br, gzip, identity } }
}

/**
 * Brings the page cache in line with a finished answer.
 * @param options `ticket` was drawn before the application was asked
 * @returns the page that is kept now, null where this is none to keep
 */
export async function storePage({
  cache,
  path,
  ticket,
  answer,
  pageHeaders,
}: {
  cache: PageCache
  path: string
  ticket: number
  answer: AppResponse
  pageHeaders: (path: string) => OutgoingHttpHeaders
}): Promise<CachedPage | null> {
  const confirm = (isSame: (page: CachedPage) => boolean) =>
    cache.confirm({ path, ticket, isSame }) ? (cache.peek(path) ?? null) : null
  if (answer.status === 304 && isNewest(answer)) {
    return confirm(({ source }) => source === answer.headers.etag)
  }
  if (saysThereIsNone(answer)) cache.drop({ path, ticket })
  if (!isForEverybody(answer)) return null
  const { body, source } = answer
  const etag = createEtag(body)
  const same = confirm((page) => page.etag === etag)
  if (same) return same
  const headers: OutgoingHttpHeaders = {
    ...pageHeaders(path),
    ...withoutAnswer(answer.headers),
    ...varying(answer.headers.vary, 'Accept-Encoding'),
    etag,
  }
  const page = await cachedPage({ etag, source, headers, body })
  cache.put({ path, ticket, page })
  // While it was made, a newer one may have been.
  return cache.peek(path) ?? page
}
