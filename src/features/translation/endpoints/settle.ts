import { z } from 'zod'
import { fromBody } from '@/cms/endpoints/endpoint-input'
import { settleBlock } from '../units/settle-block'
import { editorEndpoint } from '@/cms/endpoints/editor-endpoint'
import { unitPlace } from './unit-schema'

const input = fromBody(
  unitPlace.extend({
    expectedHash: z.string().max(100),
    source: z.string().min(1).max(500).nullable(),
  }),
)

/** Says which text a block without a source translates, or removes it. */
export const settleBlockEndpoint = editorEndpoint({
  path: '/translations/settle',
  method: 'post',
  input,
  answer: async ({ input, ...call }) => {
    await settleBlock({ ...call, ...input })
    return Response.json({ status: 'settled' })
  },
})
