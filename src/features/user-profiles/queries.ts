import 'server-only'
import { getCms } from '@/cms/client'
import { toMemberProfile, toOwnProfile } from './mapping'
import { aboutMember, findProfile } from './membership/find-member'
import type { ExportedAction, MemberProfile, OwnProfile } from './types'

// Members are no Payload users, so that no access rule of a collection can tell them apart: who may
// read is decided by withMember before these are called, whom by the arguments.

async function findStored(userId: string) {
  return findProfile({ cms: await getCms(), userId })
}

/** The profile of an account; null when it was never made or is deleted. */
export async function readProfile(userId: string): Promise<OwnProfile | null> {
  const doc = await findStored(userId)
  return doc ? toOwnProfile(doc) : null
}

/** All that editors have done with an account, the newest first, for its member to take along. */
export async function exportMemberLog(userId: string): Promise<ExportedAction[]> {
  const cms = await getCms()
  const { docs } = await cms.find({
    collection: 'audit-entries',
    where: aboutMember(userId),
    sort: ['-createdAt', '-id'],
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return docs.map(({ action, note, createdAt }) => ({ action, note: note ?? null, createdAt }))
}

/** What a member shows to the others; null without such a profile, and while it is suspended. */
export async function readMemberProfile(memberId: string): Promise<MemberProfile | null> {
  const doc = await findStored(memberId)
  return doc && !doc.suspendedAt ? toMemberProfile(doc) : null
}

/** Whether an id leads to no member, for a member who may see others; false for everyone else. */
export async function isMissingFor({
  memberId,
  userId,
}: {
  memberId: string
  userId: string
}): Promise<boolean> {
  const cms = await getCms()
  const { docs } = await cms.find({
    collection: 'user-profiles',
    where: { userId: { in: [memberId, userId] } },
    pagination: false,
    depth: 0,
    select: { userId: true, suspendedAt: true },
    overrideAccess: true,
  })
  const isThere = (id: string) => docs.some((doc) => doc.userId === id && !doc.suspendedAt)
  const isReaderSuspended = docs.some((doc) => doc.userId === userId && doc.suspendedAt)
  return !isReaderSuspended && !isThere(memberId)
}
