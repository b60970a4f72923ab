import { z } from 'zod'
import { fromBody } from '@/cms/endpoints/endpoint-input'
import { publishReviewed, returnReview, withdrawReview } from '../review/decide-review'
import { requestReview } from '../review/request-review'
import { editorEndpoint } from '@/cms/endpoints/editor-endpoint'
import { languageSchema, recordSchema } from './record-schema'

const id = z.number().int().positive()
const longest = 2000

const input = fromBody(
  z.discriminatedUnion('action', [
    recordSchema.extend({
      action: z.literal('request'),
      locale: languageSchema,
      note: z.string().max(longest),
    }),
    z.object({ action: z.literal('publish'), id }),
    z.object({ action: z.literal('return'), id, answer: z.string().trim().min(1).max(longest) }),
    z.object({ action: z.literal('withdraw'), id }),
  ]),
)

/** Asks for a review, and decides about it. */
export const reviewEndpoint = editorEndpoint({
  path: '/workplace/review',
  method: 'post',
  input,
  answer: async ({ cms, editor, input: asked }) => {
    const caller = { cms, editor }
    if (asked.action === 'request') await requestReview({ ...caller, ...asked })
    else if (asked.action === 'publish') await publishReviewed({ ...caller, id: asked.id })
    else if (asked.action === 'return') await returnReview({ ...caller, ...asked })
    else await withdrawReview({ ...caller, id: asked.id })
    return Response.json({})
  },
})
