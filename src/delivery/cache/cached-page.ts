import type { OutgoingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { bodyHeaders, encode, type Encoding } from '../files/encodings'
import { wireAnswer, type WireAnswer } from '../wire-answer'

/** A finished page, in all forms in which it may be asked for. */
export type CachedPage = {
  etag: string
  headers: OutgoingHttpHeaders
  forms: Record<Encoding, CachedEncoding>
  /** What says that the browser has it already. */
  unchanged: WireAnswer
}

/** A page in one encoding; `head` has its names and values in turns, as Node writes them fastest. */
export type CachedEncoding = { head: string[]; body: Buffer; wire: WireAnswer }

const decompress = promisify(brotliDecompress)

function inTurns(headers: OutgoingHttpHeaders): string[] {
  return Object.entries(headers).flatMap(([name, value]) => [name, String(value)])
}

function formOf({
  body,
  headers,
  encoding,
}: Pick<CachedPage, 'headers'> & { body: Buffer; encoding: Encoding }): CachedEncoding {
  const head = inTurns({ ...headers, ...bodyHeaders({ body, encoding }) })
  const wire = wireAnswer({ status: 200, head, body })
  return { head, wire, body: wire.bytes.subarray(wire.bodyAt) }
}

/** Makes a page ready to be kept, of its body as it is or as it is in brotli. */
export async function cachedPage({
  etag,
  headers,
  ...body
}: Pick<CachedPage, 'etag' | 'headers'> &
  ({ plain: Buffer } | { br: Buffer })): Promise<CachedPage> {
  const identity = 'plain' in body ? body.plain : await decompress(body.br)
  const [br, gzip] = await Promise.all([
    'br' in body ? body.br : encode({ body: identity, encoding: 'br' }),
    encode({ body: identity, encoding: 'gzip' }),
  ])
  return {
    etag,
    headers,
    unchanged: wireAnswer({ status: 304, head: inTurns(headers), body: Buffer.alloc(0) }),
    forms: {
      br: formOf({ body: br, headers, encoding: 'br' }),
      gzip: formOf({ body: gzip, headers, encoding: 'gzip' }),
      identity: formOf({ body: identity, headers, encoding: 'identity' }),
    },
  }
}
