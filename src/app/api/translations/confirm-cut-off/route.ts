import { z } from 'zod'
import { confirmCutOff } from '@/features/translation/units/change-unit'
import { readView } from '@/features/translation/reading/read-unit'
import { bodyOf, editorCall } from '../editor-call'
import { unitPlace } from '../unit-schema'

const schema = unitPlace.extend({ expectedHash: z.string().max(64) })

/** Keeps that a person has found a text cut off; 409 when the text is another one now. */
export function POST(request: Request): Promise<Response> {
  return editorCall({
    request,
    isWrite: true,
    answer: async (call) => {
      const input = await bodyOf({ request, schema })
      const isConfirmed = await confirmCutOff({ ...call, ...input })
      const view = await readView({ ...call, ...input })
      return Response.json({ view }, { status: isConfirmed ? 200 : 409 })
    },
  })
}
