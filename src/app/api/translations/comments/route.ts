import { z } from 'zod'
import { addComment, readComments } from '@/features/translation/units/comments'
import { bodyOf, editorCall, queryOf } from '../editor-call'
import { unitPlace } from '../unit-schema'

const schema = unitPlace.extend({ text: z.string().trim().min(1).max(2000) })

/** What editors have said about a text in a language. */
export function GET(request: Request): Promise<Response> {
  return editorCall({
    request,
    isWrite: false,
    answer: async ({ cms, editor }) => {
      const place = queryOf({ request, schema: unitPlace })
      return Response.json({ comments: await readComments({ cms, editor, ...place }) })
    },
  })
}

export function POST(request: Request): Promise<Response> {
  return editorCall({
    request,
    isWrite: true,
    answer: async ({ cms, editor }) => {
      const input = await bodyOf({ request, schema })
      await addComment({ cms, editor, ...input })
      return Response.json({ comments: await readComments({ cms, editor, ...input }) })
    },
  })
}
