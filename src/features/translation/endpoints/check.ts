import { z } from 'zod'
import { fromBody } from '@/cms/endpoints/endpoint-input'
import { checkUnit } from '../judging/check-unit'
import { editorEndpoint } from '@/cms/endpoints/editor-endpoint'
import { longestText, unitPlace } from './unit-schema'

const input = fromBody(unitPlace.extend({ text: z.string().max(longestText) }))

/** Judges a text that is being written; stores nothing. */
export const checkTextEndpoint = editorEndpoint({
  path: '/translations/check',
  method: 'post',
  input,
  answer: async ({ cms, input }) => Response.json(await checkUnit({ cms, ...input })),
})
