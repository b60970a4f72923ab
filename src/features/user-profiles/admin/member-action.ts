import type { ContributorRole } from '@/lib/database-values/contributor-roles'

/** What may be done with a member, as the calls of the panel name it. */
export type MemberAction = 'suspend' | 'restore' | 'resend' | 'unassign' | 'delete'

/** A role with its name in the language of the panel. */
export type NamedRole = { role: ContributorRole; name: string }
