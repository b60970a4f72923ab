import type { Endpoint } from 'payload'
import { z } from 'zod'
import { editorEndpoint } from '@/cms/endpoints/editor-endpoint'
import { recordId } from '@/lib/database-values/record-id'
import { applicationStates } from './review/names'
import { noteApplication } from './review/note-application'

const id = recordId
const text = z
  .string()
  .trim()
  .max(2000)
  // PostgreSQL has no text with this character in it.
  .refine((value) => !value.includes('\0'))

export const contributionApplicationsEndpoints: Endpoint[] = [
  // Decides about an application to contribute, or notes something about it.
  editorEndpoint({
    path: '/workplace/applications',
    method: 'post',
    input: z.discriminatedUnion('action', [
      z.object({
        action: z.literal('decide'),
        id,
        expected: z.enum(applicationStates),
        state: z.enum(['in-review', 'accepted', 'declined']),
        sentence: text,
      }),
      z.object({ action: z.literal('note'), id, text: text.min(1) }),
    ]),
    answer: async ({ cms, editor, input }) => {
      if (input.action === 'note') {
        await noteApplication({ cms, editor, id: input.id, text: input.text })
        return
      }
      const { decideApplication } = await import('./review/decide-application')
      await decideApplication({ cms, editor, ...input })
    },
  }),
]
