import { z } from 'zod'
import { editorEndpoint } from '@/cms/endpoints/editor-endpoint'
import { fromBody } from '@/cms/endpoints/endpoint-input'

const input = fromBody(z.strictObject({ id: z.number().int().positive() }))

/** Has a job run before it is due. */
export const runJobEndpoint = editorEndpoint({
  path: '/workplace/jobs/run',
  method: 'post',
  input,
  answer: async ({ cms, editor, input }) => {
    const { runJob } = await import('../commands')
    await runJob({ cms, editor, ...input })
    return Response.json({ status: 'OK' })
  },
})
