import { z } from 'zod'
import { fromBody } from '@/cms/endpoints/endpoint-input'
import { applicationStates } from '../review/names'
import { noteApplication } from '../review/note-application'
import { editorEndpoint } from '@/cms/endpoints/editor-endpoint'

const id = z.number().int().positive()
const text = z
  .string()
  .trim()
  .max(2000)
  // PostgreSQL has no text with this character in it.
  .refine((value) => !value.includes('\0'))

const input = fromBody(
  z.discriminatedUnion('action', [
    z.object({
      action: z.literal('decide'),
      id,
      expected: z.enum(applicationStates),
      state: z.enum(['in-review', 'accepted', 'declined']),
      sentence: text,
    }),
    z.object({ action: z.literal('note'), id, text: text.min(1) }),
  ]),
)

/** Decides about an application to contribute, or notes something about it. */
export const applicationsEndpoint = editorEndpoint({
  path: '/workplace/applications',
  method: 'post',
  input,
  answer: async ({ cms, editor, input: asked }) => {
    if (asked.action === 'decide') {
      const { decideApplication } = await import('../review/decide-application')
      await decideApplication({ cms, editor, ...asked })
    } else await noteApplication({ cms, editor, id: asked.id, text: asked.text })
    return Response.json({})
  },
})
