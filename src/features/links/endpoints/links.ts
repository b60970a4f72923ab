import { z } from 'zod'
import { fromBody } from '@/cms/endpoints/endpoint-input'
import { dismissMissingPage } from '../dismiss-missing-page'
import { makeRedirect } from '../make-redirect'
import { editorEndpoint } from '@/cms/endpoints/editor-endpoint'

// What PostgreSQL counts records with.
const id = z.number().int().positive().max(2_147_483_647)

const input = fromBody(
  z.discriminatedUnion('action', [
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
)

/** Leads a missing page somewhere, or takes it off the list. */
export const linksEndpoint = editorEndpoint({
  path: '/workplace/links',
  method: 'post',
  input,
  answer: async ({ cms, editor, input: asked }) => {
    if (asked.action === 'redirect') await makeRedirect({ cms, editor, ...asked })
    else await dismissMissingPage({ cms, editor, id: asked.id })
    return Response.json({})
  },
})
