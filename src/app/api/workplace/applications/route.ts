import { z } from 'zod'
import { decideApplication } from '@/features/contribution-applications/review/decide-application'
import { applicationStates } from '@/features/contribution-applications/review/names'
import { noteApplication } from '@/features/contribution-applications/review/note-application'
import { bodyOf, workplaceCall } from '../workplace-call'

const id = z.number().int().positive()
const text = z
  .string()
  .trim()
  .max(2000)
  // PostgreSQL has no text with this character in it.
  .refine((value) => !value.includes('\0'))

const schema = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('decide'),
    id,
    expected: z.enum(applicationStates),
    state: z.enum(['in-review', 'accepted', 'declined']),
    sentence: text,
  }),
  z.object({ action: z.literal('note'), id, text: text.min(1) }),
])

/** Decides about an application to contribute, or notes something about it. */
export function POST(request: Request): Promise<Response> {
  return workplaceCall({
    request,
    isWrite: true,
    answer: async ({ cms, editor }) => {
      const asked = await bodyOf({ request, schema })
      if (asked.action === 'decide') await decideApplication({ cms, editor, ...asked })
      else await noteApplication({ cms, editor, id: asked.id, text: asked.text })
      return Response.json({})
    },
  })
}
