import type { OutgoingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'
import pLimit from 'p-limit'

export const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

const compressed = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
}

// The next levels take four times as long for a hundredth of the bytes, the last ones forty times for
// a tenth (docs/performance.md).
const brotliQuality = 7

/** Brotli works in 8 MB at this level, and what several need at a time is not given back. */
const oneAtATime = pLimit(1)

/** The window of brotli as a power of two: no larger than the body, as what it takes is not given back. */
function windowFor({ length }: Buffer): number {
  const bits = Math.ceil(Math.log2(length + 1))
  const { BROTLI_MIN_WINDOW_BITS: least, BROTLI_DEFAULT_WINDOW: most } = constants
  return Math.min(Math.max(bits, least), most)
}

function negotiate(accepted: string): Encoding {
  const offered = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings([
    ...encodings,
  ])
  return encodings.find((one) => offered.includes(one)) ?? 'identity'
}

/** Browsers send one of a few dozen values. */
const negotiated = new LRUCache<string, Encoding>({
  ...{ max: 200, maxSize: 20_000, sizeCalculation: (_encoding, accepted) => accepted.length + 1 },
  memoMethod: negotiate,
})

/** The smallest form of a body that a request takes. */
export function encodingFor(accepted: string | undefined): Encoding {
  return accepted === undefined ? 'identity' : negotiated.memo(accepted)
}

export async function encode({
  body,
  encoding,
}: {
  body: Buffer
  encoding: Encoding
}): Promise<Buffer> {
  if (encoding === 'identity') return body
  if (encoding === 'gzip') return compressed.gzip(body)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(body),
  }
  return oneAtATime(() => compressed.br(body, { params }))
}

export function bodyHeaders({
  body,
  encoding,
}: {
  body: Buffer
  encoding: Encoding
}): OutgoingHttpHeaders {
  return {
    'content-length': body.length,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  }
}
