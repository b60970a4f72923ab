import { z } from 'zod'
import { fromQuery } from '@/cms/endpoints/endpoint-input'
import { locales } from '@/i18n/locales'
import { textsOnPage } from '../reading/texts-on-page'
import { editorEndpoint } from '@/cms/endpoints/editor-endpoint'

const input = fromQuery(z.object({ path: z.string().max(500), locale: z.enum(locales) }))

/** The texts of a page that need work, for the marks that an editor sees in preview. */
export const textsOnPageEndpoint = editorEndpoint({
  path: '/translations/on-page',
  method: 'get',
  input,
  answer: async ({ cms, language, input }) =>
    Response.json({ texts: await textsOnPage({ cms, language, ...input }) }),
})
