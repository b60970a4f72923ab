import type { Endpoint } from 'payload'
import { z } from 'zod'
import { editorEndpoint } from '@/cms/endpoints/editor-endpoint'

export const jobsEndpoints: Endpoint[] = [
  // Runs a job before it is due.
  editorEndpoint({
    path: '/workplace/jobs/run',
    method: 'post',
    input: z.strictObject({ id: z.number().int().positive() }),
    answer: async ({ cms, editor, input }) => {
      const { runJob } = await import('./commands')
      await runJob({ cms, editor, ...input })
    },
  }),
]
