import type { ContributorRole } from '../types'
import type { AccountTexts } from './account-texts'

/** The ways in which a member contributes, in words. */
export function rolesText({
  profile,
  texts,
}: {
  profile: { contributorRoles: ContributorRole[] }
  texts: Pick<AccountTexts, 'roles'>
}): string {
  return profile.contributorRoles.map((role) => texts.roles[role]).join(', ')
}
