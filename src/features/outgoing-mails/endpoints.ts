import type { Endpoint } from 'payload'
import { z } from 'zod'
import { editorEndpoint } from '@/cms/endpoints/editor-endpoint'
import { recordId } from '@/lib/database-values/record-id'

export const outgoingMailsEndpoints: Endpoint[] = [
  // Sends a mail again that the mail server has refused.
  editorEndpoint({
    path: '/workplace/outgoing-mails/send-again',
    method: 'post',
    input: z.strictObject({ id: recordId }),
    answer: async ({ cms, editor, input }) => {
      const { sendAgain } = await import('./commands')
      await sendAgain({ cms, editor, ...input })
    },
  }),
]
