import { z } from 'zod'
import { fromBody } from '@/cms/endpoints/endpoint-input'
import { withdrawLanguages } from '../withdraw-languages'
import { editorEndpoint } from '@/cms/endpoints/editor-endpoint'
import { languageSchema, recordSchema } from './record-schema'

const input = fromBody(recordSchema.extend({ locale: z.union([languageSchema, z.literal('all')]) }))

/** Takes a record off the site in one language, or in all; says in which it was. */
export const withdrawEndpoint = editorEndpoint({
  path: '/workplace/withdraw',
  method: 'post',
  input,
  answer: async ({ cms, editor, input: asked }) => {
    return Response.json({ withdrawn: await withdrawLanguages({ cms, editor, ...asked }) })
  },
})
