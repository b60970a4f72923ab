import Session from 'supertokens-node/recipe/session'
import { AppError } from '@/lib/errors/app-error'
import { readFromCore } from './core/core-read'
import type { Member } from './member'

/**
 * Asks the core again, right before something is stored: the account may have been deleted
 * since the request began.
 * @throws {AppError} `unauthorised` when the session has ended, `unavailable`
 */
export async function requireLiveSession({ sessionHandle }: Member): Promise<void> {
  const session = await readFromCore(() => Session.getSessionInformation(sessionHandle))
  if (!session) throw new AppError('unauthorised')
}
