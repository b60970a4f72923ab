import { z } from 'zod'
import { suspendMember } from '@/features/user-profiles/membership/suspend-member'
import { bodyOf, workplaceCall } from '../../workplace-call'

const schema = z.strictObject({
  userId: z.string().min(1).max(100),
  reason: z.string().trim().min(1).max(2000),
  isReasonTold: z.boolean(),
})

/** Shuts a member out. */
export function POST(request: Request): Promise<Response> {
  return workplaceCall({
    request,
    isWrite: true,
    answer: async ({ cms, editor }) => {
      await suspendMember({ cms, editor, ...(await bodyOf({ request, schema })) })
      return Response.json({ status: 'OK' })
    },
  })
}
