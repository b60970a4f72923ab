import { z } from 'zod'
import { settleBlock } from '@/features/translation/units/settle-block'
import { bodyOf, editorCall } from '../editor-call'
import { unitPlace } from '../unit-schema'

const schema = unitPlace.extend({
  expectedHash: z.string().max(100),
  source: z.string().min(1).max(500).nullable(),
})

/** Says which text a block without a source translates, or removes it. */
export function POST(request: Request): Promise<Response> {
  return editorCall({
    request,
    isWrite: true,
    answer: async (call) => {
      await settleBlock({ ...call, ...(await bodyOf({ request, schema })) })
      return Response.json({ status: 'settled' })
    },
  })
}
