import { getUser } from 'supertokens-node'
import { readFromCore } from '../core/core-read'
import type { Account } from './every-account'
import { ensureSuperTokens } from '../core/super-tokens'

/**
 * The account of a member as the core knows it now; null when it has been deleted.
 * @throws {AppError} `unavailable`
 */
export async function findAccount(userId: string): Promise<Account | null> {
  ensureSuperTokens()
  const user = await readFromCore(() => getUser(userId))
  const [method] = user?.loginMethods ?? []
  if (!user || method?.email === undefined) return null
  return { id: user.id, email: method.email, isVerified: method.verified }
}

/**
 * What a provider such as Google knows a member by, as the core keeps it; empty without one.
 * @throws {AppError} `unavailable`
 */
export async function readProviderIds(
  userId: string,
): Promise<{ provider: string; userId: string }[]> {
  ensureSuperTokens()
  const user = await readFromCore(() => getUser(userId))
  return (user?.thirdParty ?? []).map(({ id: provider, userId: id }) => ({ provider, userId: id }))
}
