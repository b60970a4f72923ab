import type { UserProfile } from '@/payload-types'
import { storedPasionsSchema } from './schema'
import type { OwnProfile, Usermeta } from './types'

export function toUsermeta(doc: UserProfile): Usermeta {
  return {
    first_name: doc.firstName ?? '',
    last_name: doc.lastName ?? '',
    lang: doc.lang,
    pasions: storedPasionsSchema.parse(doc.pasions),
  }
}

export function toOwnProfile(doc: UserProfile): OwnProfile {
  return {
    profileId: doc.id,
    usermeta: toUsermeta(doc),
    createdAt: doc.createdAt,
    updatedAt: doc.updatedAt,
  }
}
