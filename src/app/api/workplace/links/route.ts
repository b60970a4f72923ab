import { z } from 'zod'
import { dismissMissingPage } from '@/features/links/dismiss-missing-page'
import { makeRedirect } from '@/features/links/make-redirect'
import { bodyOf, workplaceCall } from '../workplace-call'

// What PostgreSQL counts records with.
const id = z.number().int().positive().max(2_147_483_647)

const schema = z.discriminatedUnion('action', [
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
])

/** Leads a missing page somewhere, or takes it off the list. */
export function POST(request: Request): Promise<Response> {
  return workplaceCall({
    request,
    isWrite: true,
    answer: async ({ cms, editor }) => {
      const asked = await bodyOf({ request, schema })
      if (asked.action === 'redirect') await makeRedirect({ cms, editor, ...asked })
      else await dismissMissingPage({ cms, editor, id: asked.id })
      return Response.json({})
    },
  })
}
