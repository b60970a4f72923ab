import { toProblem } from '../error-key'
import type { Problem } from '../problem'
import { callSdk } from './sdk.client'

/** Ends the session of this browser; null when it has ended. */
export async function signOut(): Promise<Problem | null> {
  return toProblem(await callSdk((sdk) => sdk.signOut()))
}
