import { randomInt } from 'node:crypto'
import { hashParts } from '@/auth/digest'

const recoveryCodeCount = 10
const length = 10
// Without signs that are taken for one another.
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'

function newCode(): string {
  const signs = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
  return `${signs.slice(0, length / 2)}-${signs.slice(length / 2)}`
}

/** Codes that each stand in for the authenticator app once. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, newCode)
}

/** What is kept of a code: enough to know it again, not to read it. */
export function recoveryDigest({ editorId, code }: { editorId: number; code: string }): string {
  const plain = code.toLowerCase().replace(/[^a-z0-9]/g, '')
  return hashParts('editor-recovery-code', String(editorId), plain)
}
