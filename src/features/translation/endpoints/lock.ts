import { z } from 'zod'
import { fromBody } from '@/cms/endpoints/endpoint-input'
import { lockText } from '../units/change-unit'
import { readView } from '../reading/read-unit'
import { editorEndpoint } from '@/cms/endpoints/editor-endpoint'
import { unitPlace } from './unit-schema'

const input = fromBody(unitPlace.extend({ isLocked: z.boolean() }))

/** Closes a text against changes, or opens it again. */
export const lockTextEndpoint = editorEndpoint({
  path: '/translations/lock',
  method: 'post',
  input,
  answer: async ({ input, ...call }) => {
    await lockText({ ...call, ...input })
    return Response.json({ view: await readView({ ...call, ...input }) })
  },
})
