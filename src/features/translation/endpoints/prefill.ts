import { z } from 'zod'
import { fromBody } from '@/cms/endpoints/endpoint-input'
import { locales } from '@/i18n/locales'
import { prefillText } from '../units/prefill'
import { editorEndpoint } from '@/cms/endpoints/editor-endpoint'
import { unitPlace } from './unit-schema'

const input = fromBody(unitPlace.extend({ from: z.enum(locales) }))

const statusOf = { saved: 200, conflict: 409, refused: 422 }

/** Copies the text of another language into a translation that is not there yet. */
export const prefillTextEndpoint = editorEndpoint({
  path: '/translations/prefill',
  method: 'post',
  input,
  answer: async ({ input, ...call }) => {
    const result = await prefillText({ ...call, ...input })
    return Response.json(result, { status: statusOf[result.status] })
  },
})
