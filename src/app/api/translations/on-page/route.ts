import { z } from 'zod'
import { locales } from '@/i18n/locales'
import { textsOnPage } from '@/features/translation/reading/texts-on-page'
import { editorCall, queryOf } from '../editor-call'

const schema = z.object({ path: z.string().max(500), locale: z.enum(locales) })

/** The texts of a page that need work, for the marks that an editor sees in preview. */
export function GET(request: Request): Promise<Response> {
  return editorCall({
    request,
    isWrite: false,
    answer: async ({ cms, language }) => {
      const place = queryOf({ request, schema })
      return Response.json({ texts: await textsOnPage({ cms, language, ...place }) })
    },
  })
}
