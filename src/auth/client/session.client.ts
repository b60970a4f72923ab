import type * as SuperTokens from 'supertokens-website'
import { parseAnswer, noAnswer } from './answer.client'
import { toProblem } from './error-key'
import type { Problem } from './problem'
import { tellSessionEnd } from './session-watch.client'

type Sessions = Pick<typeof SuperTokens, 'signOut'>

let started: Promise<Sessions> | undefined

async function start(): Promise<Sessions> {
  const { init, signOut } = await import('supertokens-website')
  init({ apiDomain: location.origin, apiBasePath: '/auth', tokenTransferMethod: 'cookie' })
  return { signOut }
}

/** The session SDK, fetched when first needed; it then watches over `fetch`. */
function sessions(): Promise<Sessions> {
  started ??= start().catch((cause: unknown) => {
    // Offline, perhaps: the next attempt may succeed.
    started = undefined
    throw cause
  })
  return started
}

/**
 * `fetch` for calls that need a session: an expired one is refreshed once, under a lock that all
 * tabs share, and the call repeated.
 * @throws TypeError without a connection.
 */
export async function authFetch(path: string, init: RequestInit = {}): Promise<Response> {
  await sessions()
  return fetch(path, init)
}

/** Ends the session of this browser; null when it has ended. */
export async function signOut(): Promise<Problem | null> {
  try {
    const sdk = await sessions()
    await sdk.signOut()
    tellSessionEnd()
    return null
  } catch (cause) {
    return toProblem(cause instanceof Response ? await parseAnswer(cause) : noAnswer)
  }
}
