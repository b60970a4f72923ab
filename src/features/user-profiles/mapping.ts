import type { UserProfile } from '@/payload-types'
import { storedPasionsSchema } from './schema'
import type { MemberProfile, OwnProfile, Usermeta } from './types'

function toUsermeta(doc: UserProfile): Usermeta {
  return {
    first_name: doc.firstName ?? '',
    last_name: doc.lastName ?? '',
    lang: doc.lang,
    pasions: storedPasionsSchema.parse(doc.pasions),
  }
}

/** Without roles in the call there are none. */
export function toMemberProfile(doc: UserProfile): MemberProfile {
  const roles = doc.contributorRoles ?? []
  return { ...toUsermeta(doc), ...(roles.length > 0 ? { contributor_roles: roles } : {}) }
}

export function toOwnProfile(doc: UserProfile): OwnProfile {
  return {
    usermeta: toUsermeta(doc),
    contributorRoles: doc.contributorRoles ?? [],
    lastSeenAt: doc.lastSeenAt ?? null,
    createdAt: doc.createdAt,
    updatedAt: doc.updatedAt,
  }
}
