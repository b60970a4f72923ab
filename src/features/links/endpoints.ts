import type { Endpoint } from 'payload'
import { z } from 'zod'
import { editorEndpoint } from '@/cms/endpoints/editor-endpoint'
import { recordId } from '@/lib/database-values/record-id'
import { dismissMissingPage } from './dismiss-missing-page'
import { makeRedirect } from './make-redirect'

export const linksEndpoints: Endpoint[] = [
  // Redirects a missing page, or takes it off the list.
  editorEndpoint({
    path: '/workplace/links',
    method: 'post',
    input: z.discriminatedUnion('action', [
      z.object({
        action: z.literal('redirect'),
        id: recordId,
        // PostgreSQL has no text with this character in it.
        to: z
          .string()
          .max(500)
          .refine((value) => !value.includes('\0')),
      }),
      z.object({ action: z.literal('dismiss'), id: recordId }),
    ]),
    answer: async ({ cms, editor, input }) => {
      if (input.action === 'redirect') await makeRedirect({ cms, editor, ...input })
      else await dismissMissingPage({ cms, editor, id: input.id })
    },
  }),
]
