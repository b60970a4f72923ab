import { z } from 'zod'
import { fromBody } from '@/cms/endpoints/endpoint-input'
import { editorEndpoint } from '@/cms/endpoints/editor-endpoint'

const input = fromBody(z.strictObject({ userId: z.string().min(1).max(100) }))

/** Lets a suspended member in again. */
export const restoreMemberEndpoint = editorEndpoint({
  path: '/workplace/members/restore',
  method: 'post',
  input,
  answer: async ({ cms, editor, input }) => {
    const { restoreMember } = await import('../membership/restore-member')
    await restoreMember({ cms, editor, ...input })
    return Response.json({ status: 'OK' })
  },
})
