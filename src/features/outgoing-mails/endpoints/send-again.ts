import { z } from 'zod'
import { fromBody } from '@/cms/endpoints/endpoint-input'
import { editorEndpoint } from '@/cms/endpoints/editor-endpoint'

const input = fromBody(z.strictObject({ id: z.number().int().positive() }))

/** Sends a mail again that the mail server has refused. */
export const sendAgainEndpoint = editorEndpoint({
  path: '/workplace/outgoing-mails/send-again',
  method: 'post',
  input,
  answer: async ({ cms, editor, input }) => {
    const { sendAgain } = await import('../commands')
    await sendAgain({ cms, editor, ...input })
    return Response.json({ status: 'OK' })
  },
})
