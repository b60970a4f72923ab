import { z } from 'zod'
import { fromBody } from '@/cms/endpoints/endpoint-input'
import { recordAudit } from '@/features/audit/record'
import { endEditorSession, endEditorSessions } from '../sign-in/editor-sessions'
import { signedIn } from '../sign-in/signed-in'
import { editorEndpoint } from '@/cms/endpoints/editor-endpoint'
import { AppError } from '@/lib/errors/app-error'

const input = fromBody(
  z.union([
    z.object({ session: z.string().min(1).max(100) }),
    z.object({ others: z.literal(true) }),
  ]),
)

/** Ends sessions of the editor who asks: one of them, or all but this one. */
export const sessionsEndpoint = editorEndpoint({
  path: '/workplace/sessions',
  method: 'post',
  input,
  answer: async ({ cms, user, input: body }) => {
    const editor = signedIn(user)
    if (!editor) throw new AppError('unauthorised')
    const { id: editorId, name, session } = editor
    const ended =
      'session' in body
        ? Number(await endEditorSession({ cms, editorId, session: body.session }))
        : await endEditorSessions({ cms, editorId, except: session })
    if ('session' in body && ended === 0) throw new AppError('not-found')
    if (ended > 0) {
      await recordAudit({
        ...{ cms, actor: { id: editorId, name }, action: 'sessions-ended' },
        ...{ container: 'editors', document: String(editorId), title: name },
      })
    }
    return Response.json({ ended })
  },
})
