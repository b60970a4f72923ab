import { z } from 'zod'
import { fromBody } from '@/cms/endpoints/endpoint-input'
import { editorEndpoint } from '@/cms/endpoints/editor-endpoint'
import { messageId, wording } from './wording'

const input = fromBody(
  z.strictObject({
    id: messageId,
    key: z.uuid(),
    seenAnswers: z.number().int().min(0),
    ...wording,
  }),
)

/** Answers a message by e-mail. */
export const answerMessageEndpoint = editorEndpoint({
  path: '/workplace/inbox/answer',
  method: 'post',
  input,
  answer: async ({ cms, editor, input: { subject, text, ...rest } }) => {
    const { answerMessage } = await import('../inbox/answer-message')
    await answerMessage({ cms, editor, wording: { subject, text }, ...rest })
    return Response.json({ ok: true }, { status: 201 })
  },
})
