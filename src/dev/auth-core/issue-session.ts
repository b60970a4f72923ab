import { randomUUID } from 'node:crypto'
import type { CoreParts } from './core-parts'
import { digest } from './digest'
import { sealRefreshToken } from './refresh-token'
import { type Session, toCdiSession } from './sessions'

const MINUTE_MS = 60_000

export type IssueOptions = {
  parts: CoreParts
  session: Session
  refreshToken: NewRefreshToken
}

type NewRefreshToken = { token: string; parentHash: string | null; antiCsrf: string | null }

/** Makes a refresh token; `parentHash` names the one that it is to replace. */
export function makeRefreshToken(options: {
  parts: CoreParts
  handle: string
  parentHash: string | null
  hasAntiCsrf: boolean
}): NewRefreshToken {
  const { parts, handle, parentHash, hasAntiCsrf } = options
  const antiCsrf = hasAntiCsrf ? randomUUID() : null
  const content = { handle, parentHash, antiCsrf }
  const token = sealRefreshToken({ key: parts.refreshKey, content })
  return { token, parentHash, antiCsrf }
}

/** When a session that is used now will have expired, in milliseconds. */
export function sessionExpiry(parts: CoreParts): number {
  return parts.clock() + validityMs(parts)
}

function validityMs({ settings }: CoreParts): number {
  return settings.refreshTokenValidityMinutes * MINUTE_MS
}

/** The answer that hands out a session with a pair of tokens. */
export async function issueSession({ parts, session, refreshToken }: IssueOptions) {
  const { token, parentHash, antiCsrf } = refreshToken
  const createdTime = parts.clock()
  const accessToken = await parts.accessTokens.issue({
    userId: session.userId,
    handle: session.handle,
    refreshHash: digest(token),
    parentHash,
    antiCsrf,
    claims: session.claims,
    hasStaticKey: session.hasStaticKey,
  })
  return {
    status: 'OK' as const,
    session: toCdiSession(session),
    accessToken,
    refreshToken: { token, createdTime, expiry: createdTime + validityMs(parts) },
    ...(antiCsrf === null ? {} : { antiCsrfToken: antiCsrf }),
  }
}
