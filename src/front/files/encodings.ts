import type { OutgoingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import Negotiator from 'negotiator'

export const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

const compressed = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
}

// The next levels take four times as long for a hundredth of the bytes, the last ones forty times for
// a tenth (docs/performance.md).
const brotliQuality = 7

/** The window of brotli as a power of two: no larger than the body, as what it takes is not given back. */
function windowFor({ length }: Buffer): number {
  const bits = Math.ceil(Math.log2(length + 1))
  const { BROTLI_MIN_WINDOW_BITS: least, BROTLI_DEFAULT_WINDOW: most } = constants
  return Math.min(Math.max(bits, least), most)
}

/** Browsers send one of a few dozen values; what robots make up is worked out anew. */
const most = 200
const known = new Map<string, Encoding>()

/** The smallest form of a body that a request takes. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity'
  const found = known.get(accepted)
  if (found) return found
  const offered = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings([
    ...encodings,
  ])
  const encoding = encodings.find((one) => offered.includes(one)) ?? 'identity'
  if (known.size < most) known.set(accepted, encoding)
  return encoding
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
  return compressed.br(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(body),
    },
  })
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
