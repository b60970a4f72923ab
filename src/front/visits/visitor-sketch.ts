import { createHmac } from 'node:crypto'

/** Registers of a sketch, as a power of two: 4096 of a byte each, an error of about 1.6 percent. */
const precision = 12
const size = 2 ** precision
const rankBits = 40

/** From Flajolet et al., HyperLogLog (2007), for more than 128 registers. */
const alpha = 0.7213 / (1 + 1.079 / size)

/**
 * A sketch of how many different visitors there were: for each register the longest run of leading
 * zeros among the digests that fell on it. Who they were cannot be read from it.
 */
export function emptySketch(): Uint8Array {
  return new Uint8Array(size)
}

/** Notes a visitor. With a `salt` of the day, digests of different days have nothing in common. */
export function noteVisitor({
  sketch,
  salt,
  visitor,
}: {
  sketch: Uint8Array
  salt: string
  visitor: string
}): void {
  const digest = createHmac('sha256', salt).update(visitor).digest()
  const register = digest.readUInt16BE(0) >>> (16 - precision)
  const rest = digest.readUIntBE(2, rankBits / 8)
  const rank = rankBits - (rest === 0 ? 0 : Math.floor(Math.log2(rest)) + 1) + 1
  sketch[register] = Math.max(sketch[register] ?? 0, rank)
}

/** The sketch of those who are in either, whatever servers they came to. */
export function mergeSketches(one: Uint8Array, other: Uint8Array): Uint8Array {
  return one.map((rank, register) => Math.max(rank, other[register] ?? 0))
}

/** About how many visitors a sketch has seen: exact for a handful, within a few percent for many. */
export function countVisitors(sketch: Uint8Array): number {
  const sum = sketch.reduce((total, rank) => total + 2 ** -rank, 0)
  const estimate = (alpha * size * size) / sum
  const zeros = sketch.filter((rank) => rank === 0).length
  // Few visitors leave registers untouched, and those tell more (linear counting).
  const isSmall = estimate <= 2.5 * size && zeros > 0
  return Math.round(isSmall ? size * Math.log(size / zeros) : estimate)
}

export function encodeSketch(sketch: Uint8Array): string {
  return Buffer.from(sketch).toString('base64')
}

/** Reads what `encodeSketch` wrote; anything else is an empty sketch. */
export function decodeSketch(text: string | null): Uint8Array {
  const bytes = Buffer.from(text ?? '', 'base64')
  return bytes.length === size ? new Uint8Array(bytes) : emptySketch()
}
