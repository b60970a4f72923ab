import { z } from 'zod'
import { fromBody } from '@/cms/endpoint-input'
import { workplaceEndpoint } from '@/workplace/workplace-endpoint'

const input = fromBody(z.strictObject({ userId: z.string().min(1).max(100) }))

/** Sends a member another link to confirm their address. */
export const resendVerificationEndpoint = workplaceEndpoint({
  path: '/workplace/members/resend',
  method: 'post',
  input,
  answer: async ({ cms, editor, input }) => {
    const { resendVerification } = await import('@/workplace/members/resend-verification')
    await resendVerification({ cms, editor, ...input })
    return Response.json({ status: 'OK' })
  },
})
