import type { Payload } from 'payload'
import { readMemberAccounts, type MemberAccount } from '@/auth/accounts/member-account'
import {
  findByEmail,
  cachedAccounts,
  newestAccounts,
  type AccountList,
} from '@/auth/accounts/account-cache'
import type { MemberFilter } from './member-filter'
import {
  idsNamed,
  idsWith,
  readProfiles,
  suspendedIds,
  type MemberProfile,
} from './member-profiles'

const membersOnPage = 25

export type ListedMember = { account: MemberAccount; profile: MemberProfile | null }

export type MemberList = {
  members: ListedMember[]
  total: number
  /** The page shown: the last one where a later one was asked for. */
  page: number
  pages: number
  /** False while accounts that joined earlier are still being read, so that some may be missing. */
  isWhole: boolean
  /** When the list of accounts was read, in milliseconds; what is shown of each is of now. */
  readAt: number
}

type Known = Pick<AccountList, 'accounts' | 'current'>

type Asked = { cms: Payload; filter: MemberFilter }

/** Those whom a search is about, the newest first. */
async function candidates({ cms, filter, roll }: Asked & { roll: AccountList }): Promise<Known> {
  const { search } = filter
  if (!search) return roll
  const text = search.toLowerCase()
  const [byEmail, names] = await Promise.all([
    findByEmail(text),
    text.includes('@') ? new Set<string>() : idsNamed({ cms, text: search }),
  ])
  const found = new Map(byEmail.map((account) => [account.id, account]))
  for (const account of roll.accounts) {
    const { id, email } = account
    if (!found.has(id) && (names.has(id) || email.includes(text))) found.set(id, account)
  }
  return {
    accounts: [...found.values()].sort((a, b) => b.joinedAt.localeCompare(a.joinedAt)),
    current: new Set([...roll.current, ...byEmail.map(({ id }) => id)]),
  }
}

function fits({ account, filter }: { account: MemberAccount; filter: MemberFilter }): boolean {
  const { isVerified, method } = filter
  if (isVerified !== undefined && account.isVerified !== isVerified) return false
  return method === undefined || account.methods.includes(method)
}

async function filtered({ cms, filter, roll }: Asked & { roll: AccountList }): Promise<Known> {
  const { isSuspended } = filter
  const [{ accounts, current }, suspended, withProfile] = await Promise.all([
    candidates({ cms, filter, roll }),
    isSuspended === undefined ? null : suspendedIds({ cms }),
    idsWith({ cms, filter }),
  ])
  const fitting = accounts.filter(
    (account) =>
      fits({ account, filter }) &&
      (suspended === null || suspended.has(account.id) === isSuspended) &&
      (withProfile === null || withProfile.has(account.id)),
  )
  return { accounts: fitting, current }
}

/** Accounts as they are now; those that have gone are left out. */
async function refreshAccounts({ accounts, current }: Known): Promise<MemberAccount[]> {
  const asked = await readMemberAccounts(
    accounts.map(({ id }) => id).filter((id) => !current.has(id)),
  )
  const now = new Map(asked.map((account) => [account.id, account]))
  return accounts.flatMap((account) =>
    current.has(account.id) ? account : (now.get(account.id) ?? []),
  )
}

/** Those who joined last, without waiting for the list of all; null where there is one. */
async function firstPage(cms: Payload): Promise<MemberList | null> {
  const newest = await newestAccounts()
  if (!newest) return null
  const { accounts, total, readAt } = newest
  const shown = accounts.slice(0, membersOnPage)
  const profiles = await readProfiles({ cms, ids: shown.map(({ id }) => id) })
  const members = shown.map((account) => ({ account, profile: profiles.get(account.id) ?? null }))
  const pages = Math.ceil(total / membersOnPage)
  return { members, total, page: 1, pages, isWhole: total <= accounts.length, readAt }
}

/**
 * A page of the members that fit a filter, those who joined last first. Each one shown is as the
 * core knows them now: who has left, or fits no more, is not shown, so that a page may be short.
 * @throws {AppError} `unavailable`
 */
export async function listMembers({
  cms,
  filter,
  page: asked,
}: Asked & { page: number }): Promise<MemberList> {
  const start = asked === 1 && Object.keys(filter).length === 0 ? await firstPage(cms) : null
  if (start) return start
  const roll = await cachedAccounts()
  const { accounts: found, current } = await filtered({ cms, filter, roll })
  const pages = Math.ceil(found.length / membersOnPage)
  const page = Math.max(1, Math.min(asked, pages))
  const shown = found.slice((page - 1) * membersOnPage, page * membersOnPage)
  const ids = shown.map(({ id }) => id)
  const [accounts, profiles] = await Promise.all([
    refreshAccounts({ accounts: shown, current }),
    readProfiles({ cms, ids }),
  ])
  const members = accounts
    .filter((account) => fits({ account, filter }))
    .map((account) => ({ account, profile: profiles.get(account.id) ?? null }))
  const { isWhole, readAt } = roll
  return { members, total: found.length, page, pages, isWhole, readAt }
}
