import type { ReadAccounts } from './every-account'

/** What the core is asked for at a time, and how long a count is good for, in milliseconds. */
const pageSize = 500
const freshMs = 10 * 60 * 1000

export type MemberCount = { all: number; verified: number }

let counted: { at: number; count: Promise<MemberCount> } | null = null

async function countAll(readAccounts: ReadAccounts): Promise<MemberCount> {
  const count = { all: 0, verified: 0 }
  let cursor: string | null = null
  do {
    const { accounts, next } = await readAccounts({ cursor, limit: pageSize })
    count.all += accounts.length
    count.verified += accounts.filter(({ isVerified }) => isVerified).length
    cursor = next
  } while (cursor !== null)
  return count
}

/**
 * How many members there are, and how many have confirmed their address. The core counts only all
 * of them, so they are read through, at most once in ten minutes.
 * @throws {AppError} `unavailable`
 */
export function countMembers({
  readAccounts,
  now,
}: {
  readAccounts: ReadAccounts
  now: number
}): Promise<MemberCount> {
  if (counted && now - counted.at < freshMs) return counted.count
  const count = countAll(readAccounts)
  counted = { at: now, count }
  count.catch(() => {
    counted = null
  })
  return count
}
