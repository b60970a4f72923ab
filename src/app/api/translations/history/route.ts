import { readHistory } from '@/features/translation/units/history'
import { editorCall, queryOf } from '../editor-call'
import { unitPlace } from '../unit-schema'

const LIMIT = 100

/** Who changed a text in a language, when and how; the newest change first. */
export function GET(request: Request): Promise<Response> {
  return editorCall({
    request,
    isWrite: false,
    answer: async ({ cms }) => {
      const place = queryOf({ request, schema: unitPlace })
      return Response.json({ changes: await readHistory({ cms, ...place, limit: LIMIT }) })
    },
  })
}
