import { z } from 'zod'
import { saveText } from '@/features/translation/units/save-text'
import { bodyOf, editorCall } from '../editor-call'
import { longestText, unitPlace } from '../unit-schema'

const schema = unitPlace.extend({
  text: z.string().max(longestText),
  expectedHash: z.string().max(64),
  approve: z.boolean(),
})

const statusOf = { saved: 200, conflict: 409, refused: 422 }

/** Stores a text; 409 brings what somebody else has saved meanwhile, 422 what is wrong with it. */
export function POST(request: Request): Promise<Response> {
  return editorCall({
    request,
    isWrite: true,
    answer: async (call) => {
      const result = await saveText({ ...call, input: await bodyOf({ request, schema }) })
      return Response.json(result, { status: statusOf[result.status] })
    },
  })
}
