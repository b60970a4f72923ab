import type { Endpoint } from 'payload'
import { z } from 'zod'
import { editorEndpoint } from '@/cms/endpoints/editor-endpoint'
import { recordId } from '@/lib/database-values/record-id'

export const jobsEndpoints: Endpoint[] = [
  // Runs a job before it is due.
  editorEndpoint({
    path: '/workplace/jobs/run',
    method: 'post',
    input: z.strictObject({ id: recordId }),
    answer: async ({ cms, editor, input }) => {
      const { runJob } = await import('./commands')
      await runJob({ cms, editor, ...input })
    },
  }),
]
