import type { Payload, PayloadRequest, Where } from 'payload'
import { readMemberAccounts, type MemberAccount } from '@/auth/accounts/member-account'
import { lockMember } from '@/cms/member-lock'
import { inTransaction } from '@/cms/transaction'
import { defaultLocale, type Locale } from '@/i18n/locales'
import type { UserProfile } from '@/payload-types'
import type { EditorRights } from '@/cms/access/rights'
import { AppError } from '@/lib/errors/app-error'
import { requireMemberManager } from './member-rights'

/**
 * The account that an editor acts on.
 * @throws {AppError} `not-found`
 * @throws {AppError} `unavailable`
 */
export async function findMember(userId: string): Promise<MemberAccount> {
  const [account] = await readMemberAccounts([userId])
  if (!account) throw new AppError('not-found')
  return account
}

/** The profile of an account; null when none was ever made. */
export async function findProfile(options: {
  cms: Payload
  userId: string
  req?: PayloadRequest
}): Promise<UserProfile | null> {
  const { cms, userId, req } = options
  const { docs } = await cms.find({
    collection: 'user-profiles',
    where: { userId: { equals: userId } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    ...(req ? { req } : {}),
  })
  return docs[0] ?? null
}

/**
 * The profile of an account, made if it is missing. The member has to be locked.
 * @param options `lang`: of a profile that is made; `mayMake` throws when the account has gone
 */
export async function findOrCreateProfile(options: {
  cms: Payload
  req: PayloadRequest
  userId: string
  lang: Locale
  mayMake?: () => Promise<void>
}): Promise<UserProfile> {
  const { cms, req, userId, lang, mayMake } = options
  const found = await findProfile({ cms, userId, req })
  if (found) return found
  await mayMake?.()
  return cms.create({
    collection: 'user-profiles',
    data: { userId, lang },
    depth: 0,
    overrideAccess: true,
    req,
  })
}

/** Finds what the audit log says about a member. */
export function aboutMember(userId: string): Where {
  return { container: { equals: 'user-profiles' }, document: { equals: userId } }
}

/** An editor acting on a member. */
export type MemberCall = { cms: Payload; editor: EditorRights; userId: string }

type Locked = { req: PayloadRequest; account: MemberAccount; profile: UserProfile }

/**
 * Runs `work` with the account and the profile of a member, made if it is missing, while nobody
 * else writes it. All that is done with the `req` is done together or not at all.
 * @throws {AppError} `forbidden`, `not-found`
 * @throws {AppError} `unavailable`
 */
export async function withLockedProfile<Result>({
  cms,
  editor,
  userId,
  work,
}: MemberCall & { work: (locked: Locked) => Promise<Result> }): Promise<Result> {
  requireMemberManager(editor)
  return inTransaction({
    cms,
    work: async (req) => {
      await lockMember({ req, memberId: userId })
      // Only now: an account may be deleted while this waits, and with it all that was stored.
      const account = await findMember(userId)
      const profile = await findOrCreateProfile({ cms, req, userId, lang: defaultLocale })
      return work({ req, account, profile })
    },
  })
}

/** What the log calls a member: a number that means nothing once the profile is gone. */
export function memberTitle({ id }: Pick<UserProfile, 'id'>): string {
  return `#${id}`
}
