import { z } from 'zod'
import {
  publishReviewed,
  returnReview,
  withdrawReview,
} from '@/features/publishing/review/decide-review'
import { requestReview } from '@/features/publishing/review/request-review'
import { languageSchema, recordSchema } from '../record-schema'
import { bodyOf, workplaceCall } from '../workplace-call'

const id = z.number().int().positive()
const longest = 2000

const schema = z.discriminatedUnion('action', [
  recordSchema.extend({
    action: z.literal('request'),
    locale: languageSchema,
    note: z.string().max(longest),
  }),
  z.object({ action: z.literal('publish'), id }),
  z.object({ action: z.literal('return'), id, answer: z.string().trim().min(1).max(longest) }),
  z.object({ action: z.literal('withdraw'), id }),
])

/** Asks for a review, and decides about it. */
export function POST(request: Request): Promise<Response> {
  return workplaceCall({
    request,
    isWrite: true,
    answer: async ({ cms, editor }) => {
      const asked = await bodyOf({ request, schema })
      const caller = { cms, editor }
      if (asked.action === 'request') await requestReview({ ...caller, ...asked })
      else if (asked.action === 'publish') await publishReviewed({ ...caller, id: asked.id })
      else if (asked.action === 'return') await returnReview({ ...caller, ...asked })
      else await withdrawReview({ ...caller, id: asked.id })
      return Response.json({})
    },
  })
}
