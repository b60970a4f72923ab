import type { ContributorRole } from '@/lib/database-values/contributor-roles'

/** The actions on a member, by the names of the panel's calls. */
export type MemberAction = 'suspend' | 'restore' | 'resend' | 'unassign' | 'delete'

/** A role with its name in the language of the panel. */
export type NamedRole = { role: ContributorRole; name: string }
