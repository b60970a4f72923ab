import { setTimeout as sleep } from 'node:timers/promises'
import { getUsersNewestFirst } from 'supertokens-node'
import { readFromCore } from '../core/core-read'
import { countAccounts } from './count-accounts'
import { logFault } from '../core/fault'
import { toMemberAccount, type MemberAccount } from './member-account'
import { isStorable } from '../storable-text'
import { ensureSuperTokens } from '../core/super-tokens'

/**
 * Every account, those that joined last first. The core lists accounts by the time they joined and
 * by nothing else, so that anyone who asks for more than that asks a copy.
 */
export type AccountList = {
  accounts: readonly MemberAccount[]
  /** Ids of the accounts that are as up to date as the core. */
  current: ReadonlySet<string>
  /** False while only the newest of them have been read, for want of time. */
  isWhole: boolean
  /** When the whole list was read, in milliseconds; new accounts are added all the time. */
  readAt: number
}

declare global {
  // Next gives pages and calls modules of their own.
  var pasiuniAccountCache:
    | { roll: AccountList | null; reading: Promise<AccountList> | null; soFar: MemberAccount[] }
    | undefined
}

const kept = (globalThis.pasiuniAccountCache ??= { roll: null, reading: null, soFar: [] })

/** The most that the core lists at once; it answers 400 to a higher limit. */
const pageSize = 500
const newestSize = 50
const timeoutMs = 5000
/** A list older than this is read again, and served stale meanwhile. */
const freshMs = 60_000
/**
 * How long a caller waits for the first list of a process before making do with the newest
 * accounts.
 */
const firstListMs = 600

type Page = { accounts: MemberAccount[]; next: string | undefined }

async function readPage(options: {
  limit: number
  token?: string | undefined
  query?: Record<string, string>
}): Promise<Page> {
  const { limit, token, query } = options
  const { users, nextPaginationToken: next } = await readFromCore(
    () =>
      getUsersNewestFirst({
        tenantId: 'public',
        limit,
        ...(token === undefined ? {} : { paginationToken: token }),
        ...(query ? { query } : {}),
      }),
    timeoutMs,
  )
  return { accounts: users.flatMap((user) => toMemberAccount(user) ?? []), next }
}

async function readAll(): Promise<AccountList> {
  const readAt = Date.now()
  const accounts: MemberAccount[] = []
  let token: string | undefined
  do {
    const page = await readPage({ limit: pageSize, token })
    accounts.push(...page.accounts)
    kept.soFar = accounts
    token = page.next
  } while (token !== undefined)
  return { accounts, isWhole: true, readAt, current: toIds(accounts) }
}

function toIds(accounts: readonly MemberAccount[]): Set<string> {
  return new Set(accounts.map(({ id }) => id))
}

function readAgain(): Promise<AccountList> {
  kept.reading ??= readAll()
    .then((roll) => (kept.roll = roll))
    .finally(() => {
      kept.reading = null
      kept.soFar = []
    })
  return kept.reading
}

/** As `readAgain`, without waiting for it. */
function beginReading(): void {
  readAgain().catch(logReading)
}

/** The first list of this process, or the newest accounts in it while it is still being read. */
async function firstRoll(): Promise<AccountList> {
  const reading = readAgain()
  const soon = await Promise.race([reading, sleep(firstListMs)])
  if (soon) return soon
  reading.catch(logReading)
  const accounts = [...kept.soFar]
  return { accounts, isWhole: false, readAt: Date.now(), current: toIds(accounts) }
}

function logReading(error: unknown): void {
  logFault({ doing: 'Reading the list of accounts', error })
}

/** The same list with accounts that are newer, or known better, than in it. */
function withAccounts(options: { roll: AccountList; found: MemberAccount[] }): AccountList {
  const { roll, found } = options
  const fresh = new Map(found.map((account) => [account.id, account]))
  const known = roll.accounts.map((account) => {
    const now = fresh.get(account.id)
    fresh.delete(account.id)
    return now ?? account
  })
  const added = [...fresh.values()]
  const current = new Set(found.map(({ id }) => id))
  if (added.length === 0) return { ...roll, accounts: known, current }
  const accounts = [...added, ...known].sort((a, b) => b.joinedAt.localeCompare(a.joinedAt))
  return { ...roll, accounts, current }
}

async function withNewest(roll: AccountList): Promise<AccountList> {
  const { accounts: newest, next } = await readPage({ limit: newestSize })
  const ids = new Set(roll.accounts.map(({ id }) => id))
  // More have joined than one look shows: there may be a gap below.
  if (next !== undefined && newest.every(({ id }) => !ids.has(id))) return readAgain()
  return withAccounts({ roll, found: newest })
}

/**
 * The accounts of all members, or those that joined last while a process that has just started reads
 * the others. The newest are those of now; what else has changed within the last
 * minute, or since someone last asked, may be missing until the list has been read again, which
 * asking begins.
 * @throws {AppError} `unavailable`
 */
export async function cachedAccounts(): Promise<AccountList> {
  ensureSuperTokens()
  const { roll } = kept
  if (!roll) return firstRoll()
  if (Date.now() - roll.readAt > freshMs) beginReading()
  return withNewest(roll)
}

export type NewestAccounts = {
  /** As the core knows them now. */
  accounts: readonly MemberAccount[]
  /** How many there are in all. */
  total: number
  /** In milliseconds. */
  readAt: number
}

/**
 * The newest accounts while this process has no list of all yet, which takes a while to read and is
 * begun here; null once there is one.
 * @throws {AppError} `unavailable`
 */
export async function newestAccounts(): Promise<NewestAccounts | null> {
  if (kept.roll) return null
  ensureSuperTokens()
  const readAt = Date.now()
  const [{ accounts }, total] = await Promise.all([
    readPage({ limit: newestSize }),
    countAccounts(),
  ])
  beginReading()
  return { accounts, total, readAt }
}

// The core trims every character up to the space, control characters included.
const leadingOrTrailing = /^[^!-\u{10ffff}]+|[^!-\u{10ffff}]+$/gu

/**
 * Accounts whose address, or the domain of it, begins with a text. The core looks for them and
 * gives up to a thousand for each way of signing in. A text that is blank to the core finds nobody:
 * the core would take it for no search and list everybody.
 * @throws {AppError} `unavailable`
 */
export async function findByEmail(text: string): Promise<MemberAccount[]> {
  // Semicolons would separate several texts.
  const email = text.replaceAll(';', '').replace(leadingOrTrailing, '')
  if (email === '' || !isStorable(email)) return []
  ensureSuperTokens()
  const { accounts } = await readPage({ limit: pageSize, query: { email } })
  return accounts
}

/** Removes a deleted account from the list. */
export function removeFromCache(userId: string): void {
  if (!kept.roll) return
  const accounts = kept.roll.accounts.filter(({ id }) => id !== userId)
  kept.roll = { ...kept.roll, accounts }
}
