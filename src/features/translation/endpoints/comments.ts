import { z } from 'zod'
import { fromBody, fromQuery } from '@/cms/endpoints/endpoint-input'
import { addComment, readComments, resolveComment } from '../units/comments'
import { editorEndpoint } from '@/cms/endpoints/editor-endpoint'
import { unitPlace } from './unit-schema'

const readPlace = fromQuery(unitPlace)

const readComment = fromBody(unitPlace.extend({ text: z.string().trim().min(1).max(2000) }))

const readState = fromBody(
  unitPlace.extend({ id: z.number().int().positive(), isResolved: z.boolean() }),
)

/** What editors have said about a text in a language. */
export const readCommentsEndpoint = editorEndpoint({
  path: '/translations/comments',
  method: 'get',
  input: readPlace,
  answer: async ({ cms, editor, input }) =>
    Response.json({ comments: await readComments({ cms, editor, ...input }) }),
})

/** Says something about a text; gives all comments on it. */
export const addCommentEndpoint = editorEndpoint({
  path: '/translations/comments',
  method: 'post',
  input: readComment,
  answer: async ({ cms, editor, input }) => {
    await addComment({ cms, editor, ...input })
    return Response.json({ comments: await readComments({ cms, editor, ...input }) })
  },
})

/** Settles a comment, or opens it again. */
export const resolveCommentEndpoint = editorEndpoint({
  path: '/translations/comments/resolve',
  method: 'post',
  input: readState,
  answer: async ({ cms, editor, input }) => {
    await resolveComment({ cms, editor, ...input })
    return Response.json({ comments: await readComments({ cms, editor, ...input }) })
  },
})
