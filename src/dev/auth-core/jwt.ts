import { createPublicKey } from 'node:crypto'
import { compactVerify, decodeJwt, decodeProtectedHeader, errors, SignJWT } from 'jose'
import { z } from 'zod'
import type { Jwk } from './cdi'
import { isRecord } from '@/lib/is-record'
import type { JsonObject } from './fields'
import type { SigningKey, SigningKeys } from './signing-keys'

const ALGORITHM = 'RS256'

const publicJwk = z.object({ kty: z.string(), n: z.string(), e: z.string() })

/** Signs claims as they are: `iat`, `exp` and the like are the caller's. */
export function signJwt(options: {
  claims: JsonObject
  key: SigningKey
  header?: JsonObject
}): Promise<string> {
  const { claims, key, header } = options
  return new SignJWT(claims)
    .setProtectedHeader({ ...header, kid: key.kid, typ: 'JWT', alg: ALGORITHM })
    .sign(key.privateKey)
}

/**
 * What is in a token that one of our keys has signed, expired or not.
 * @returns null for any other token
 */
export async function readJwt(options: {
  token: string
  keys: SigningKeys
}): Promise<{ header: JsonObject; claims: JsonObject } | null> {
  const keys = await options.keys.valid()
  try {
    const { payload, protectedHeader } = await compactVerify(
      options.token,
      ({ kid }) => {
        const key = keys.find((candidate) => candidate.kid === kid)
        if (!key) throw new errors.JWKSNoMatchingKey()
        return createPublicKey(key.privateKey)
      },
      { algorithms: [ALGORITHM] },
    )
    const claims: unknown = JSON.parse(Buffer.from(payload).toString('utf8'))
    return isRecord(claims) ? { header: { ...protectedHeader }, claims } : null
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}

/** What is in a token, whichever key has signed it; null for what is no token. */
export function readUnverifiedJwt(
  token: string,
): { header: JsonObject; claims: JsonObject } | null {
  try {
    return { header: { ...decodeProtectedHeader(token) }, claims: decodeJwt(token) }
  } catch {
    return null
  }
}

/** The public part of a key, as the interface shows it. */
export function toJwk(key: SigningKey): Jwk {
  const { kty, n, e } = publicJwk.parse(createPublicKey(key.privateKey).export({ format: 'jwk' }))
  return { kty, kid: key.kid, n, e, alg: ALGORITHM, use: 'sig' }
}
