import { z } from 'zod'
import { answerMessage } from '@/features/contact-messages/inbox/answer-message'
import { bodyOf, workplaceCall } from '../../workplace-call'
import { messageId, wording } from '../wording'

const schema = z.strictObject({
  id: messageId,
  key: z.uuid(),
  seenAnswers: z.number().int().min(0),
  ...wording,
})

/** Answers a message by e-mail. */
export function POST(request: Request): Promise<Response> {
  return workplaceCall({
    request,
    isWrite: true,
    answer: async ({ cms, editor }) => {
      const { subject, text, ...rest } = await bodyOf({ request, schema })
      await answerMessage({ cms, editor, wording: { subject, text }, ...rest })
      return Response.json({ ok: true }, { status: 201 })
    },
  })
}
