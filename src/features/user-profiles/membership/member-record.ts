import type { Payload, Where } from 'payload'
import {
  countSessions,
  readMemberAccounts,
  type MemberAccount,
} from '@/auth/accounts/member-account'
import type {
  AuditEntry,
  ContactMessage,
  ContributionApplication,
  UserProfile,
} from '@/payload-types'
import { aboutMember, findProfile } from './find-member'

const mostShown = 50

export type MemberRecord = {
  account: MemberAccount
  profile: UserProfile | null
  sessions: number
  /** The newest first, as are the others. */
  messages: Pick<ContactMessage, 'id' | 'message' | 'state' | 'createdAt'>[]
  applications: Pick<ContributionApplication, 'id' | 'role' | 'topic' | 'state' | 'createdAt'>[]
  log: Pick<AuditEntry, 'id' | 'action' | 'actorName' | 'note' | 'createdAt'>[]
}

const newest = {
  sort: '-createdAt',
  limit: mostShown,
  pagination: false,
  depth: 0,
} as const

/**
 * All that there is about a member; null when there is no such account.
 * @throws {AppError} `unavailable`
 */
export async function readMemberRecord({
  cms,
  userId,
}: {
  cms: Payload
  userId: string
}): Promise<MemberRecord | null> {
  const [account] = await readMemberAccounts([userId])
  if (!account) return null
  const theirs: Where = { memberId: { equals: userId } }
  const [profile, sessions, messages, applications, log] = await Promise.all([
    findProfile({ cms, userId }),
    countSessions(userId),
    cms.find({ collection: 'contact-messages', where: theirs, ...newest, overrideAccess: true }),
    cms.find({
      collection: 'contribution-applications',
      where: theirs,
      ...newest,
      overrideAccess: true,
    }),
    cms.find({
      collection: 'audit-entries',
      where: aboutMember(userId),
      ...newest,
      overrideAccess: true,
    }),
  ])
  return {
    account,
    profile,
    sessions,
    messages: messages.docs,
    applications: applications.docs,
    log: log.docs,
  }
}
