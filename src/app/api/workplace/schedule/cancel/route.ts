import { z } from 'zod'
import { cancelChange } from '@/features/publishing/schedule/cancel-change'
import { bodyOf, workplaceCall } from '../../workplace-call'

const schema = z.object({ id: z.number().int().positive() })

/** Calls off a planned change. */
export function POST(request: Request): Promise<Response> {
  return workplaceCall({
    request,
    isWrite: true,
    answer: async ({ cms, editor }) => {
      await cancelChange({ cms, editor, ...(await bodyOf({ request, schema })) })
      return Response.json({})
    },
  })
}
