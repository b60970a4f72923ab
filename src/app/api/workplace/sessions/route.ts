import { z } from 'zod'
import { recordAudit } from '@/features/audit/record'
import { endEditorSession, endEditorSessions } from '@/features/editors/sign-in/editor-sessions'
import { WorkplaceFailure } from '@/cms/workplace-failure'
import { requireSignedIn } from '../signed-in-call'
import { bodyOf, workplaceCall } from '../workplace-call'

const schema = z.union([
  z.object({ session: z.string().min(1).max(100) }),
  z.object({ others: z.literal(true) }),
])

/** Ends sessions of the editor who asks: one of them, or all but this one. */
export function POST(request: Request): Promise<Response> {
  return workplaceCall({
    request,
    isWrite: true,
    answer: async ({ cms }) => {
      const body = await bodyOf({ request, schema })
      const { id: editorId, name, session } = await requireSignedIn({ cms, request })
      const ended =
        'session' in body
          ? Number(await endEditorSession({ cms, editorId, session: body.session }))
          : await endEditorSessions({ cms, editorId, except: session })
      if ('session' in body && ended === 0) throw new WorkplaceFailure('not-found')
      if (ended > 0) {
        await recordAudit({
          ...{ cms, actor: { id: editorId, name }, action: 'sessions-ended' },
          ...{ container: 'editors', document: String(editorId), title: name },
        })
      }
      return Response.json({ ended })
    },
  })
}
