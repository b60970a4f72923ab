import type { ContributorRole } from '@/lib/database-values/contributor-roles'
import type { AccountTexts } from './account-texts'

/** The ways in which a member contributes, in words. */
export function rolesText({
  roles,
  texts,
}: {
  roles: ContributorRole[]
  texts: Pick<AccountTexts, 'roles'>
}): string {
  return roles.map((role) => texts.roles[role]).join(', ')
}
