import { z } from 'zod'
import { previewAnswer } from '@/features/contact-messages/inbox/preview-answer'
import { bodyOf, workplaceCall } from '../../workplace-call'
import { messageId, wording } from '../wording'

const schema = z.strictObject({ id: messageId, ...wording })

/** The letter that an answer would be. */
export function POST(request: Request): Promise<Response> {
  return workplaceCall({
    request,
    // It changes nothing, but only the own panel has any business with it.
    isWrite: true,
    answer: async ({ cms, editor }) => {
      const { id, ...words } = await bodyOf({ request, schema })
      return Response.json({ html: await previewAnswer({ cms, editor, id, wording: words }) })
    },
  })
}
