import { z } from 'zod'
import { addNote } from '@/features/contact-messages/inbox/add-note'
import { bodyOf, workplaceCall } from '../../workplace-call'
import { messageId, wording } from '../wording'

const schema = z.strictObject({ id: messageId, text: wording.text })

/** Adds a note to a message. */
export function POST(request: Request): Promise<Response> {
  return workplaceCall({
    request,
    isWrite: true,
    answer: async ({ cms, editor }) => {
      await addNote({ cms, editor, ...(await bodyOf({ request, schema })) })
      return Response.json({ ok: true }, { status: 201 })
    },
  })
}
