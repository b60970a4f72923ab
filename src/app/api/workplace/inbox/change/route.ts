import { z } from 'zod'
import { contactStates } from '@/cms/fields/contact-states'
import { changeMessage } from '@/features/contact-messages/inbox/change-message'
import { bodyOf, workplaceCall } from '../../workplace-call'
import { messageId } from '../wording'

const assignee = z.number().int().positive().nullable()
const state = z.enum(contactStates)

const schema = z.strictObject({
  id: messageId,
  seen: z.strictObject({ state, assignee }),
  state,
  assignee,
})

/** Gives a message another state or assignee. */
export function POST(request: Request): Promise<Response> {
  return workplaceCall({
    request,
    isWrite: true,
    answer: async ({ cms, editor }) => {
      await changeMessage({ cms, editor, ...(await bodyOf({ request, schema })) })
      return Response.json({ ok: true })
    },
  })
}
