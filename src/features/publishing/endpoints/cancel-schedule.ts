import { z } from 'zod'
import { fromBody } from '@/cms/endpoints/endpoint-input'
import { cancelChange } from '../schedule/cancel-change'
import { editorEndpoint } from '@/cms/endpoints/editor-endpoint'

const input = fromBody(z.object({ id: z.number().int().positive() }))

/** Calls off a planned change. */
export const cancelScheduleEndpoint = editorEndpoint({
  path: '/workplace/schedule/cancel',
  method: 'post',
  input,
  answer: async ({ cms, editor, input }) => {
    await cancelChange({ cms, editor, ...input })
    return Response.json({})
  },
})
