import { z } from 'zod'
import { withdrawLanguages } from '@/features/publishing/withdraw-languages'
import { languageSchema, recordSchema } from '../record-schema'
import { bodyOf, workplaceCall } from '../workplace-call'

const schema = recordSchema.extend({ locale: z.union([languageSchema, z.literal('all')]) })

/** Takes a record off the site in one language, or in all; says in which it was. */
export function POST(request: Request): Promise<Response> {
  return workplaceCall({
    request,
    isWrite: true,
    answer: async ({ cms, editor }) => {
      const asked = await bodyOf({ request, schema })
      return Response.json({ withdrawn: await withdrawLanguages({ cms, editor, ...asked }) })
    },
  })
}
