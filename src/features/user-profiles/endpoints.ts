import type { Endpoint } from 'payload'
import { z } from 'zod'
import { isStorable } from '@/auth/storable-text'
import { editorEndpoint } from '@/cms/endpoints/editor-endpoint'
import { contributorRoles } from '@/lib/database-values/contributor-roles'
import { mayDeleteMembers } from './membership/member-rights'

const member = z.strictObject({ userId: z.string().min(1).max(100).refine(isStorable) })

export const userProfilesEndpoints: Endpoint[] = [
  // Sends a member another link to confirm their address.
  editorEndpoint({
    path: '/workplace/members/resend',
    method: 'post',
    input: member,
    answer: async ({ cms, editor, input }) => {
      const { resendVerification } = await import('./membership/resend-verification')
      await resendVerification({ cms, editor, ...input })
    },
  }),
  // Suspends a member.
  editorEndpoint({
    path: '/workplace/members/suspend',
    method: 'post',
    input: member.extend({
      reason: z.string().trim().min(1).max(2000).refine(isStorable),
      isReasonTold: z.boolean(),
    }),
    answer: async ({ cms, editor, input }) => {
      const { suspendMember } = await import('./membership/suspend-member')
      await suspendMember({ cms, editor, ...input })
    },
  }),
  // Restores a suspended member.
  editorEndpoint({
    path: '/workplace/members/restore',
    method: 'post',
    input: member,
    answer: async ({ cms, editor, input }) => {
      const { restoreMember } = await import('./membership/restore-member')
      await restoreMember({ cms, editor, ...input })
    },
  }),
  // Takes contributor roles back from a member.
  editorEndpoint({
    path: '/workplace/members/unassign',
    method: 'post',
    input: member.extend({
      roles: z.array(z.enum(contributorRoles)).min(1).max(contributorRoles.length),
    }),
    answer: async ({ cms, editor, input }) => {
      const { unassignRoles } = await import('./membership/unassign-roles')
      await unassignRoles({ cms, editor, ...input })
    },
  }),
  // Permanently deletes a member with everything that is theirs.
  editorEndpoint({
    path: '/workplace/members/delete',
    method: 'post',
    mayCall: mayDeleteMembers,
    input: member.extend({ email: z.string().trim().max(254) }),
    answer: async ({ cms, editor, input }) => {
      const { deleteMember } = await import('./delete-member')
      await deleteMember({ cms, editor, ...input })
    },
  }),
]
