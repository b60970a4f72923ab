import { z } from 'zod'
import { manageEditorAccount } from '@/features/editors/sign-in/manage-editor-account'
import { bodyOf, workplaceCall } from '../workplace-call'

const schema = z.object({
  editor: z.number().int().positive(),
  step: z.enum(['end-sessions', 'reset-second-factor', 'send-link']),
})

/** What an administrator does about the sign-in of another editor. */
export function POST(request: Request): Promise<Response> {
  return workplaceCall({
    request,
    isWrite: true,
    answer: async ({ cms, editor: actor }) => {
      const { editor: editorId, step } = await bodyOf({ request, schema })
      await manageEditorAccount({ cms, actor, editorId, step })
      return Response.json({})
    },
  })
}
