import { z } from 'zod'
import { lockText } from '@/features/translation/units/change-unit'
import { readView } from '@/features/translation/reading/read-unit'
import { bodyOf, editorCall } from '../editor-call'
import { unitPlace } from '../unit-schema'

const schema = unitPlace.extend({ isLocked: z.boolean() })

/** Closes a text against changes, or opens it again. */
export function POST(request: Request): Promise<Response> {
  return editorCall({
    request,
    isWrite: true,
    answer: async (call) => {
      const input = await bodyOf({ request, schema })
      await lockText({ ...call, ...input })
      return Response.json({ view: await readView({ ...call, ...input }) })
    },
  })
}
