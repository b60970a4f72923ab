import { z } from 'zod'
import { resendVerification } from '@/features/user-profiles/membership/resend-verification'
import { bodyOf, workplaceCall } from '../../workplace-call'

const schema = z.strictObject({ userId: z.string().min(1).max(100) })

/** Sends a member another link to confirm their address. */
export function POST(request: Request): Promise<Response> {
  return workplaceCall({
    request,
    isWrite: true,
    answer: async ({ cms, editor }) => {
      await resendVerification({ cms, editor, ...(await bodyOf({ request, schema })) })
      return Response.json({ status: 'OK' })
    },
  })
}
