import { z } from 'zod'
import { fromBody } from '@/cms/endpoints/endpoint-input'
import { manageEditorAccount } from '../sign-in/manage-editor-account'
import { editorEndpoint } from '@/cms/endpoints/editor-endpoint'

const input = fromBody(
  z.object({
    editor: z.number().int().positive(),
    step: z.enum(['end-sessions', 'reset-second-factor', 'send-link']),
  }),
)

/** What an administrator does about the sign-in of another editor. */
export const editorAccountEndpoint = editorEndpoint({
  path: '/workplace/editor-account',
  method: 'post',
  input,
  answer: async ({ cms, editor: actor, input: { editor: editorId, step } }) => {
    await manageEditorAccount({ cms, actor, editorId, step })
    return Response.json({})
  },
})
