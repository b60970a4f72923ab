import type { OutgoingHttpHeaders } from 'node:http'
import { bodyHeaders, encode, type Encoding } from '../files/encodings'

/** A page in one encoding; `head` has its names and values in turns, as Node writes them fastest. */
export type CachedEncoding = { head: string[]; body: Buffer }

/** A finished page, in all forms in which it may be asked for. */
export type CachedPage = {
  etag: string
  headers: OutgoingHttpHeaders
  forms: Record<Encoding, CachedEncoding>
}

function formOf({
  body,
  headers,
  encoding,
}: Pick<CachedPage, 'headers'> & { body: Buffer; encoding: Encoding }): CachedEncoding {
  const all = Object.entries({ ...headers, ...bodyHeaders({ body, encoding }) })
  return { head: all.flatMap(([name, value]) => [name, String(value)]), body }
}

/** Encodes a page for the cache. */
export async function cachedPage({
  etag,
  headers,
  body,
}: Pick<CachedPage, 'etag' | 'headers'> & { body: Buffer }): Promise<CachedPage> {
  const [br, gzip] = await Promise.all([
    encode({ body, encoding: 'br' }),
    encode({ body, encoding: 'gzip' }),
  ])
  return {
    etag,
    headers,
    forms: {
      br: formOf({ body: br, headers, encoding: 'br' }),
      gzip: formOf({ body: gzip, headers, encoding: 'gzip' }),
      identity: formOf({ body, headers, encoding: 'identity' }),
    },
  }
}
