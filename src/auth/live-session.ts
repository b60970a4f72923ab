import Session from 'supertokens-node/recipe/session'
import { Failure } from '@/lib/failure'
import { onCore } from './circuit-breaker'
import type { Member } from './member'

/**
 * Asks the core once more, right before something is stored: the account may have been deleted
 * since the request began.
 * @throws {Failure} `unauthorised` when the session has ended, `unavailable`
 */
export async function requireLiveSession({ sessionHandle }: Member): Promise<void> {
  const session = await onCore(() => Session.getSessionInformation(sessionHandle))
  if (!session) throw new Failure('unauthorised')
}
