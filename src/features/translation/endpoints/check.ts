import { z } from 'zod'
import { fromBody } from '@/cms/endpoints/endpoint-input'
import { checkUnit } from '../judging/check-unit'
import { deskEndpoint } from './desk-endpoint'
import { longestText, unitPlace } from './unit-schema'

const input = fromBody(unitPlace.extend({ text: z.string().max(longestText) }))

/** Judges a text that is being written; stores nothing. */
export const checkTextEndpoint = deskEndpoint({
  path: '/translations/check',
  method: 'post',
  input,
  answer: async ({ cms, input }) => Response.json(await checkUnit({ cms, ...input })),
})
