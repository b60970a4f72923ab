import type { ContributorRole } from '@/lib/database-values/contributor-roles'
import { changeMember } from './change-member'
import { withLockedProfile, type MemberCall } from './find-member'

/**
 * Takes contributor roles back from a member, who keeps the others and may apply again. Of roles that
 * the member does not have nothing changes. Roles are given by accepting an application only.
 * @throws {AppError} `forbidden`, `not-found`
 * @throws {AppError} `unavailable`
 */
export async function unassignRoles({
  cms,
  editor,
  userId,
  roles,
}: MemberCall & { roles: ContributorRole[] }): Promise<void> {
  await withLockedProfile({
    cms,
    editor,
    userId,
    work: async ({ req, profile }) => {
      const held = profile.contributorRoles ?? []
      const kept = held.filter((role) => !roles.includes(role))
      if (kept.length === held.length) return
      await changeMember({
        req,
        editor,
        profile,
        data: { contributorRoles: kept },
        action: 'unassign-roles',
        changes: [
          { path: 'contributorRoles', before: held.join(', '), after: kept.join(', ') || null },
        ],
      })
    },
  })
}
