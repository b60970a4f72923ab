import type { Endpoint } from 'payload'
import { z } from 'zod'
import { editorEndpoint } from '@/cms/endpoints/editor-endpoint'
import { dismissMissingPage } from './dismiss-missing-page'
import { makeRedirect } from './make-redirect'

// What PostgreSQL counts records with.
const id = z.number().int().positive().max(2_147_483_647)

export const linksEndpoints: Endpoint[] = [
  // Redirects a missing page, or takes it off the list.
  editorEndpoint({
    path: '/workplace/links',
    method: 'post',
    input: z.discriminatedUnion('action', [
      z.object({
        action: z.literal('redirect'),
        id,
        // PostgreSQL has no text with this character in it.
        to: z
          .string()
          .max(500)
          .refine((value) => !value.includes('\0')),
      }),
      z.object({ action: z.literal('dismiss'), id }),
    ]),
    answer: async ({ cms, editor, input }) => {
      if (input.action === 'redirect') await makeRedirect({ cms, editor, ...input })
      else await dismissMissingPage({ cms, editor, id: input.id })
    },
  }),
]
