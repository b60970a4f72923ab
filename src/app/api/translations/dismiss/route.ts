import { z } from 'zod'
import { dismissFinding } from '@/features/translation/units/change-unit'
import { readView } from '@/features/translation/reading/read-unit'
import { bodyOf, editorCall } from '../editor-call'
import { unitPlace } from '../unit-schema'

const schema = unitPlace.extend({
  check: z.string().max(50),
  fingerprint: z.string().max(100),
  reason: z.string().trim().min(1).max(500).nullable(),
})

/** Puts a finding aside with a reason, or brings it back without one. */
export function POST(request: Request): Promise<Response> {
  return editorCall({
    request,
    isWrite: true,
    answer: async (call) => {
      const input = await bodyOf({ request, schema })
      await dismissFinding({ ...call, ...input })
      return Response.json({ view: await readView({ ...call, ...input }) })
    },
  })
}
