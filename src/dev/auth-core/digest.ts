import { createHash } from 'node:crypto'

/** Hexadecimal SHA-256: all that is kept of a token. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
