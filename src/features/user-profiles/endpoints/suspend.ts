import { z } from 'zod'
import { fromBody } from '@/cms/endpoints/endpoint-input'
import { editorEndpoint } from '@/cms/endpoints/editor-endpoint'

const input = fromBody(
  z.strictObject({
    userId: z.string().min(1).max(100),
    reason: z.string().trim().min(1).max(2000),
    isReasonTold: z.boolean(),
  }),
)

/** Shuts a member out. */
export const suspendMemberEndpoint = editorEndpoint({
  path: '/workplace/members/suspend',
  method: 'post',
  input,
  answer: async ({ cms, editor, input }) => {
    const { suspendMember } = await import('../membership/suspend-member')
    await suspendMember({ cms, editor, ...input })
    return Response.json({ status: 'OK' })
  },
})
