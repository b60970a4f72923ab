import { z } from 'zod'
import { readComments, resolveComment } from '@/features/translation/units/comments'
import { bodyOf, editorCall } from '../../editor-call'
import { unitPlace } from '../../unit-schema'

const schema = unitPlace.extend({ id: z.number().int().positive(), isResolved: z.boolean() })

/** Settles a comment, or opens it again. */
export function POST(request: Request): Promise<Response> {
  return editorCall({
    request,
    isWrite: true,
    answer: async ({ cms, editor }) => {
      const input = await bodyOf({ request, schema })
      await resolveComment({ cms, editor, ...input })
      return Response.json({ comments: await readComments({ cms, editor, ...input }) })
    },
  })
}
