import type { Locale } from '@/i18n/locales'
import type { ContributorRole } from '@/lib/database-values/contributor-roles'
import type { AuditEntry } from '@/payload-types'

export type Pasions = Record<string, boolean | string | number>

/** What members see of a member, in the words of the call `/usermeta` (specification §3, §7). */
export type Usermeta = {
  first_name: string
  last_name: string
  lang: Locale
  /** Topics of the site and free words, with whatever the site notes about each. */
  pasions: Pasions
}

/** What other members see, with the roles of those who have any. */
export type MemberProfile = Usermeta & { contributor_roles?: ContributorRole[] }

export type OwnProfile = {
  usermeta: Usermeta
  contributorRoles: ContributorRole[]
  /** The start of the day of the last visit in Chișinău; null before the first was noted. */
  lastSeenAt: string | null
  /** ISO times. */
  createdAt: string
  updatedAt: string
}

/** What an editor has done with an account, as its member may know it: without the editor. */
export type ExportedAction = Pick<AuditEntry, 'action' | 'createdAt'> & { note: string | null }
