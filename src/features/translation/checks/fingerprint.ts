import type { Finding } from '../types'
import type { Found } from './found'

/** Completes what was found with a fingerprint that ends with the text, the source or the find. */
export function withFingerprint({
  found,
  text,
  source,
}: {
  found: Found
  text: string
  source: string | null
}): Finding {
  const args = Object.entries(found.args).sort(([a], [b]) => (a < b ? -1 : 1))
  return { ...found, fingerprint: shortHash(JSON.stringify([found.check, text, source, args])) }
}

// No secret and no database key, but it has to work in the browser at every key press: 2 × 32 bits
// of multiplicative mixing (cyrb53) rather than SHA-256, which browsers compute asynchronously only.
function shortHash(text: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let position = 0; position < text.length; position += 1) {
    const unit = text.charCodeAt(position)
    high = Math.imul(high ^ unit, 2654435761)
    low = Math.imul(low ^ unit, 1597334677)
  }
  const mixed = [mix(high, low), mix(low, high)]
  return mixed.map((half) => half.toString(16).padStart(8, '0')).join('')
}

function mix(one: number, other: number): number {
  const half = Math.imul(one ^ (one >>> 16), 2246822507)
  return (half ^ Math.imul(other ^ (other >>> 13), 3266489909)) >>> 0
}
