import { z } from 'zod'
import { fromBody } from '@/cms/endpoints/endpoint-input'
import { contactStates } from '@/cms/fields/contact-states'
import { changeMessage } from '../inbox/change-message'
import { editorEndpoint } from '@/cms/endpoints/editor-endpoint'
import { messageId } from './wording'

const assignee = z.number().int().positive().nullable()
const state = z.enum(contactStates)

const input = fromBody(
  z.strictObject({
    id: messageId,
    seen: z.strictObject({ state, assignee }),
    state,
    assignee,
  }),
)

/** Gives a message another state or assignee. */
export const changeMessageEndpoint = editorEndpoint({
  path: '/workplace/inbox/change',
  method: 'post',
  input,
  answer: async ({ cms, editor, input }) => {
    await changeMessage({ cms, editor, ...input })
    return Response.json({ ok: true })
  },
})
