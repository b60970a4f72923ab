import { z } from 'zod'
import { restoreMember } from '@/features/user-profiles/membership/restore-member'
import { bodyOf, workplaceCall } from '../../workplace-call'

const schema = z.strictObject({ userId: z.string().min(1).max(100) })

/** Lets a suspended member in again. */
export function POST(request: Request): Promise<Response> {
  return workplaceCall({
    request,
    isWrite: true,
    answer: async ({ cms, editor }) => {
      await restoreMember({ cms, editor, ...(await bodyOf({ request, schema })) })
      return Response.json({ status: 'OK' })
    },
  })
}
