import { createHmac } from 'node:crypto'
import { getEnv } from '@/lib/env'

/**
 * A value that can be recognised but not read: limits and known devices are kept under digests, so
 * that no table of theirs holds an address, an id or a network.
 */
export function hashParts(...parts: string[]): string {
  const hmac = createHmac('sha256', `limits\0${getEnv().PAYLOAD_SECRET}`)
  return hmac.update(JSON.stringify(parts)).digest('base64url')
}
