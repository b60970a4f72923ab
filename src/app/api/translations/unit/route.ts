import { DeskFailure } from '@/translation/desk/desk-failure'
import { neighboursOf } from '@/translation/desk/neighbours'
import { readUnit } from '@/translation/desk/read-unit'
import { parseUnitFilter } from '@/translation/desk/unit-filter'
import { editorCall, queryOf } from '../editor-call'
import { unitPlace } from '../unit-schema'

/** One text with everything the editor of it shows, and its place in the list that is worked on. */
export function GET(request: Request): Promise<Response> {
  return editorCall({
    request,
    isWrite: false,
    answer: async ({ cms, editor, language }) => {
      const { unit, locale } = queryOf({ request, schema: unitPlace })
      const view = await readUnit({ cms, editor, unit, locale, language })
      if (!view) throw new DeskFailure('not-found')
      const parsed = parseUnitFilter(new URL(request.url).searchParams)
      const filter = parsed.status === 'good' ? parsed.filter : { locale }
      return Response.json({ view, neighbours: await neighboursOf({ cms, filter, unit }) })
    },
  })
}
