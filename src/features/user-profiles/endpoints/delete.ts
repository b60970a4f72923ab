import { z } from 'zod'
import { fromBody } from '@/cms/endpoints/endpoint-input'
import { mayDeleteMembers } from '../membership/member-rights'
import { editorEndpoint } from '@/cms/endpoints/editor-endpoint'

const input = fromBody(
  z.strictObject({
    userId: z.string().min(1).max(100),
    email: z.string().trim().max(254),
  }),
)

/** Deletes a member with everything that is theirs, at once and for good. */
export const deleteMemberEndpoint = editorEndpoint({
  path: '/workplace/members/delete',
  method: 'post',
  mayCall: mayDeleteMembers,
  input,
  answer: async ({ cms, editor, input }) => {
    const { deleteMember } = await import('../delete-member')
    await deleteMember({ cms, editor, ...input })
    return Response.json({ status: 'OK' })
  },
})
