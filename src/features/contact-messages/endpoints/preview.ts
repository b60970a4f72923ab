import { z } from 'zod'
import { fromBody } from '@/cms/endpoints/endpoint-input'
import { previewAnswer } from '../inbox/preview-answer'
import { editorEndpoint } from '@/cms/endpoints/editor-endpoint'
import { messageId, wording } from './wording'

const input = fromBody(z.strictObject({ id: messageId, ...wording }))

/** The letter that an answer would be. */
export const previewAnswerEndpoint = editorEndpoint({
  path: '/workplace/inbox/preview',
  // It changes nothing, but only the own panel has any business with it.
  method: 'post',
  input,
  answer: async ({ cms, editor, input: { id, ...words } }) => {
    return Response.json({ html: await previewAnswer({ cms, editor, id, wording: words }) })
  },
})
