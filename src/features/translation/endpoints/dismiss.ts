import { z } from 'zod'
import { fromBody } from '@/cms/endpoints/endpoint-input'
import { dismissFinding } from '../units/change-unit'
import { readView } from '../reading/read-unit'
import { editorEndpoint } from '@/cms/endpoints/editor-endpoint'
import { unitPlace } from './unit-schema'

const input = fromBody(
  unitPlace.extend({
    check: z.string().max(50),
    fingerprint: z.string().max(100),
    reason: z.string().trim().min(1).max(500).nullable(),
  }),
)

/** Puts a finding aside with a reason, or brings it back without one. */
export const dismissFindingEndpoint = editorEndpoint({
  path: '/translations/dismiss',
  method: 'post',
  input,
  answer: async ({ input, ...call }) => {
    await dismissFinding({ ...call, ...input })
    return Response.json({ view: await readView({ ...call, ...input }) })
  },
})
