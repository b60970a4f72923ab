import { getUsersOldestFirst } from 'supertokens-node'
import { readFromCore } from '../core/core-read'
import { isDecoy } from '../limits/decoy'
import { ensureSuperTokens } from '../core/super-tokens'

export type Account = { id: string; email: string; isVerified: boolean }

/** A page of accounts, those that joined first first; `next` is null behind the last one. */
export type AccountPage = { accounts: Account[]; next: string | null }

export type ReadAccounts = (place: { cursor: string | null; limit: number }) => Promise<AccountPage>

// A page of a large list takes a busy core longer than one account.
const timeoutMs = 5000

/**
 * Reads all accounts, page by page. The place in the list stays right while accounts come and go.
 * @param options `cursor` is the `next` of the page before, null for the first
 * @throws {AppError} `unavailable`
 */
export async function readAccounts({
  cursor,
  limit,
}: {
  cursor: string | null
  limit: number
}): Promise<AccountPage> {
  ensureSuperTokens()
  const { users, nextPaginationToken } = await readFromCore(
    () =>
      getUsersOldestFirst({
        tenantId: 'public',
        limit,
        ...(cursor === null ? {} : { paginationToken: cursor }),
      }),
    timeoutMs,
  )
  const accounts = users.flatMap(({ id, loginMethods }) => {
    const [method] = loginMethods
    if (!method?.email || isDecoy(method.email)) return []
    return [{ id, email: method.email, isVerified: method.verified }]
  })
  return { accounts, next: nextPaginationToken ?? null }
}
