import { z } from 'zod'
import { fromQuery } from '@/cms/endpoints/endpoint-input'
import { locales } from '@/i18n/locales'
import { fieldHints } from '../reading/field-hints'
import { editorEndpoint } from '@/cms/endpoints/editor-endpoint'

const input = fromQuery(
  z.object({
    container: z.string().max(60),
    document: z.string().max(60),
    locale: z.enum(locales),
  }),
)

/** What there is to do in the fields of a form, for the hints beside them. */
export const fieldHintsEndpoint = editorEndpoint({
  path: '/translations/hints',
  method: 'get',
  input,
  answer: async ({ cms, language, input: place }) =>
    Response.json({ hints: await fieldHints({ cms, language, ...place }) }),
})
