import { z } from 'zod'
import { fromBody } from '@/cms/endpoints/endpoint-input'
import { editorEndpoint } from '@/cms/endpoints/editor-endpoint'

const input = fromBody(z.strictObject({ userId: z.string().min(1).max(100) }))

/** Sends a member another link to confirm their address. */
export const resendVerificationEndpoint = editorEndpoint({
  path: '/workplace/members/resend',
  method: 'post',
  input,
  answer: async ({ cms, editor, input }) => {
    const { resendVerification } = await import('../membership/resend-verification')
    await resendVerification({ cms, editor, ...input })
    return Response.json({ status: 'OK' })
  },
})
