import type { OutgoingHttpHeaders } from 'node:http'
import type { Answer } from '../answers'
import { bodyHeaders, encode, type Encoding } from '../files/encodings'
import { createEtag, varying } from '../headers'
import { prepareHead, type PreparedHead } from '../prepared-head'
import type { PageCache } from './page-cache'

/** A page in one encoding. */
type CachedForm = { head: PreparedHead; body: Buffer }

/** A finished page, in all forms in which it may be asked for. */
export type CachedPage = {
  etag: string
  headers: OutgoingHttpHeaders
  forms: Record<Encoding, CachedForm>
}

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

/**
 * What is said of one answer, and not of the page: when it was made, and how Next came by it. Node
 * dates each answer itself (RFC 9110, 6.6.1).
 */
const ofTheAnswer = /^(?:date|x-nextjs-.*)$/

function withoutAnswer(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofTheAnswer.test(name)))
}

/** Whether it says for certain that there is no page, not that one could not be made. */
function saysThereIsNone({ status }: Answer): boolean {
  return status === 404 || status === 410 || (status >= 300 && status < 400 && status !== 304)
}

type Finished = Pick<CachedPage, 'headers'> & { body: Buffer }

async function encodeForm({ headers, body, encoding }: Finished & { encoding: Encoding }) {
  const encoded = await encode({ body, encoding })
  const head = prepareHead({ ...headers, ...bodyHeaders({ body: encoded, encoding }) })
  return { head, body: encoded }
}

/** A page in all encodings. */
async function cachedPage({
  etag,
  headers,
  body,
}: Finished & { etag: string }): Promise<CachedPage> {
  const form = (encoding: Encoding) => encodeForm({ headers, body, encoding })
  const [br, gzip, identity] = await Promise.all([form('br'), form('gzip'), form('identity')])
  return { etag, headers, forms: { br, gzip, identity } }
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
  answer: Answer
  pageHeaders: (path: string) => OutgoingHttpHeaders
}): Promise<CachedPage | null> {
  if (saysThereIsNone(answer)) cache.drop({ path, ticket })
  if (!isForEverybody(answer)) return null
  const { body } = answer
  const etag = createEtag(body)
  if (cache.confirm({ path, ticket, etag })) return cache.get(path) ?? null
  const headers: OutgoingHttpHeaders = {
    ...pageHeaders(path),
    ...withoutAnswer(answer.headers),
    ...varying(answer.headers.vary, 'Accept-Encoding'),
    etag,
  }
  const page = await cachedPage({ etag, headers, body })
  cache.put({ path, ticket, page })
  return page
}
