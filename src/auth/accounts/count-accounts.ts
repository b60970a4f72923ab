import { getUserCount } from 'supertokens-node'
import { readFromCore } from '../core/core-read'
import { decoyEmail } from '../limits/decoy'
import { usersWithEmail } from './same-email'
import { ensureSuperTokens } from '../core/super-tokens'

/**
 * How many accounts there are, confirmed or not, without the decoy.
 * @throws {AppError} `unavailable`
 */
export async function countAccounts(): Promise<number> {
  ensureSuperTokens()
  return readFromCore(async () => {
    const [count, decoys] = await Promise.all([
      getUserCount(undefined, 'public'),
      usersWithEmail({ email: decoyEmail }),
    ])
    return count - decoys.length
  })
}
