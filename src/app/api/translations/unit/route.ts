import { DeskFailure } from '@/features/translation/units/desk-failure'
import { neighboursOf } from '@/features/translation/reading/list-units'
import { readUnit } from '@/features/translation/reading/read-unit'
import { parseUnitFilter } from '@/features/translation/units/unit-filter'
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
