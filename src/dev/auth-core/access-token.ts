import { z } from 'zod'
import { type IssuedToken, TENANT } from './cdi'
import type { JsonObject } from './fields'
import { readJwt, readUnverifiedJwt, signJwt } from './jwt'
import { badRequest } from './refusal'
import type { Clock, CoreSettings } from './settings'
import type { SigningKeys } from './signing-keys'

// The interface reserves these: they must not be among a session's claims.
const PROTECTED = [
  'sub',
  'exp',
  'iat',
  'sessionHandle',
  'refreshTokenHash1',
  'parentRefreshTokenHash1',
  'antiCsrfToken',
  'tId',
  'rsub',
]

// The SDK wants a text here. It tells access tokens from others that the same keys have signed.
const VERSION = '5'

const headerSchema = z.object({ version: z.literal(VERSION) })

const claimsSchema = z.looseObject({
  sub: z.string(),
  exp: z.number(),
  sessionHandle: z.string(),
  refreshTokenHash1: z.string(),
  parentRefreshTokenHash1: z.string().nullable(),
  antiCsrfToken: z.string().nullable(),
})

export type AccessToken = {
  userId: string
  handle: string
  /** SHA-256 of the refresh token issued with it. */
  refreshHash: string
  /** SHA-256 of the refresh token that both were issued for, until the session has moved on. */
  parentHash: string | null
  antiCsrf: string | null
  /** What the application has put in. */
  claims: JsonObject
  /** In milliseconds. */
  expiresAt: number
}

export type AccessTokens = ReturnType<typeof createAccessTokens>

export function createAccessTokens(options: {
  keys: SigningKeys
  clock: Clock
  settings: CoreSettings
}) {
  const { keys, clock, settings } = options
  return {
    /** Signs a token, by default with its whole validity before it. */
    issue: async (
      token: Omit<AccessToken, 'expiresAt'> & { hasStaticKey: boolean; expiresAt?: number },
    ): Promise<IssuedToken> => {
      const createdAt = Math.floor(clock() / 1000)
      const validUntil = clock() + settings.accessTokenValiditySeconds * 1000
      const expiresAt = Math.floor((token.expiresAt ?? validUntil) / 1000)
      const signed = await signJwt({
        claims: {
          ...token.claims,
          sub: token.userId,
          rsub: token.userId,
          tId: TENANT,
          iat: createdAt,
          exp: expiresAt,
          sessionHandle: token.handle,
          refreshTokenHash1: token.refreshHash,
          parentRefreshTokenHash1: token.parentHash,
          antiCsrfToken: token.antiCsrf,
        },
        key: await keys.current({ isStatic: token.hasStaticKey }),
        header: { version: VERSION },
      })
      return { token: signed, expiry: expiresAt * 1000, createdTime: createdAt * 1000 }
    },

    /**
     * @param options `isTrusted`: whichever key has signed it
     * @returns null unless it is one of ours, whether it has expired or not
     */
    read: async (options: {
      token: string
      isTrusted?: boolean
    }): Promise<(AccessToken & { hasExpired: boolean }) | null> => {
      const { token, isTrusted = false } = options
      const jwt = isTrusted ? readUnverifiedJwt(token) : await readJwt({ token, keys })
      const { success, data } = claimsSchema.safeParse(jwt?.claims)
      if (!success || !headerSchema.safeParse(jwt?.header).success) return null
      const expiresAt = data.exp * 1000
      return {
        userId: data.sub,
        handle: data.sessionHandle,
        refreshHash: data.refreshTokenHash1,
        parentHash: data.parentRefreshTokenHash1,
        antiCsrf: data.antiCsrfToken,
        claims: Object.fromEntries(
          Object.entries(data).filter(([name]) => !PROTECTED.includes(name)),
        ),
        expiresAt,
        hasExpired: expiresAt <= clock(),
      }
    },
  }
}

/** @throws {Refusal} 400 where the application's claims would pass for the core's own */
export function assertOwnClaims(claims: JsonObject): void {
  if (!PROTECTED.some((name) => name in claims)) return
  throw badRequest('The user payload contains protected field')
}
