import type { Payload } from 'payload'
import type { EditorRights } from '@/cms/access/rights'
import type { ContributorRole } from '@/lib/database-values/contributor-roles'
import { withLockedProfile } from './find-member'
import { requireMemberManager } from './member-rights'
import { recordMember } from './record-member'

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
}: {
  cms: Payload
  editor: EditorRights
  userId: string
  roles: ContributorRole[]
}): Promise<void> {
  requireMemberManager(editor)
  await withLockedProfile({
    cms,
    userId,
    work: async ({ req, profile }) => {
      const held = profile.contributorRoles ?? []
      const kept = held.filter((role) => !roles.includes(role))
      if (kept.length === held.length) return
      await cms.update({
        collection: 'user-profiles',
        id: profile.id,
        data: { contributorRoles: kept },
        depth: 0,
        overrideAccess: true,
        req,
      })
      await recordMember({
        req,
        editor,
        profile,
        action: 'unassign-roles',
        changes: [
          { path: 'contributorRoles', before: held.join(', '), after: kept.join(', ') || null },
        ],
      })
    },
  })
}
