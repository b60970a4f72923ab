import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares secrets in constant time, so that its duration reveals nothing of them. */
export function isSameSecret({ given, expected }: { given: string; expected: string }): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
