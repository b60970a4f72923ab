import 'server-only'
import { getCms } from '@/cms/client'
import { toMemberProfile, toOwnProfile } from './mapping'
import type { MemberProfile, OwnProfile } from './types'

// Members are no Payload users, so that no access rule of a collection can tell them apart: who may
// read is decided by withMember before these are called, whom by the arguments.

/** The profile of an account; null when it was never made or is deleted. */
export async function readProfile(userId: string): Promise<OwnProfile | null> {
  const cms = await getCms()
  const { docs } = await cms.find({
    collection: 'user-profiles',
    where: { userId: { equals: userId } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  const [doc] = docs
  return doc ? toOwnProfile(doc) : null
}

/** What a member shows to the others; null without such a profile, and while it is suspended. */
export async function readMemberProfile(profileId: number): Promise<MemberProfile | null> {
  const cms = await getCms()
  const doc = await cms.findByID({
    collection: 'user-profiles',
    id: profileId,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })
  return doc && !doc.suspendedAt ? toMemberProfile(doc) : null
}

let highestGiven = 0

async function readHighest(): Promise<number> {
  const cms = await getCms()
  const { docs } = await cms.find({
    collection: 'user-profiles',
    sort: '-id',
    limit: 1,
    pagination: false,
    depth: 0,
    select: { userId: true },
    overrideAccess: true,
  })
  return docs[0]?.id ?? 0
}

/**
 * Whether a number is not above all that profiles have. It tells nobody which members there are:
 * those who have gone or are suspended have such a number, too. The highest is kept, so that the
 * database is asked for new numbers only.
 */
export async function isNumberGiven(profileId: number): Promise<boolean> {
  if (profileId > highestGiven) highestGiven = Math.max(highestGiven, await readHighest())
  return profileId <= highestGiven
}

/** Whether a member is shown nobody under a number; false for those who are shown no members. */
export async function isMissingFor({
  profileId,
  userId,
}: {
  profileId: number
  userId: string
}): Promise<boolean> {
  const cms = await getCms()
  const { docs } = await cms.find({
    collection: 'user-profiles',
    where: { or: [{ id: { equals: profileId } }, { userId: { equals: userId } }] },
    pagination: false,
    depth: 0,
    select: { userId: true, suspendedAt: true },
    overrideAccess: true,
  })
  const isReaderSuspended = docs.some((doc) => doc.userId === userId && doc.suspendedAt)
  const isThere = docs.some(({ id, suspendedAt }) => id === profileId && !suspendedAt)
  return !isReaderSuspended && !isThere
}
