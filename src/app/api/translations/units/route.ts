import { DeskFailure } from '@/features/translation/units/desk-failure'
import { listUnits } from '@/features/translation/reading/list-units'
import { parseUnitFilter } from '@/features/translation/units/unit-filter'
import { editorCall } from '../editor-call'

/** A page of the texts that a filter asks for. */
export function GET(request: Request): Promise<Response> {
  return editorCall({
    request,
    isWrite: false,
    answer: async ({ cms, language }) => {
      const parsed = parseUnitFilter(new URL(request.url).searchParams)
      if (parsed.status !== 'good') throw new DeskFailure('bad-request')
      const { filter, page } = parsed
      return Response.json(await listUnits({ cms, filter, page, language }))
    },
  })
}
