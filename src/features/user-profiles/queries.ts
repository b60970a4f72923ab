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
