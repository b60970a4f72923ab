import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { editorEndpoint } from '@/cms/endpoints/editor-endpoint'
import { inTransaction } from '@/cms/transaction'
import { recordAudit } from '@/features/audit/record'
import { recordId } from '@/lib/database-values/record-id'
import { AppError } from '@/lib/errors/app-error'
import { askForEmail, confirmEmail } from './sign-in/credentials/change-email'
import { changeOwnPassword } from './sign-in/credentials/change-password'
import { requirePassword } from './sign-in/credentials/prove-owner'
import { editorOrigin } from './sign-in/editor-place'
import { endEditorSession, endEditorSessions } from './sign-in/editor-sessions'
import { beginEnrolment, confirmEnrolment } from './sign-in/enrolment'
import { manageEditorAccount } from './sign-in/manage-editor-account'
import { renewRecoveryCodes, turnOffSecondFactor } from './sign-in/manage-second-factor'
import { signedIn, type SignedIn } from './sign-in/signed-in'

const proof = { current: z.string().max(1000), code: z.string().max(40).optional() }
const code = z.string().max(40)

export const editorsEndpoints: Endpoint[] = [
  // An editor's own password and address.
  editorEndpoint({
    path: '/workplace/credentials',
    method: 'post',
    input: z.discriminatedUnion('step', [
      z.object({ step: z.literal('password'), password: z.string().max(1000), ...proof }),
      z.object({
        step: z.literal('email'),
        email: z.string().trim().toLowerCase().pipe(z.email().max(254)),
        ...proof,
      }),
      z.object({ step: z.literal('confirm-email'), ticket: z.string().max(4000) }),
    ]),
    answer: async ({ cms, user, headers, language, input }) => {
      const known = { cms, editor: requireSignedIn(user), language }
      const place = editorOrigin(headers)
      if (input.step === 'confirm-email') await confirmEmail({ ...known, ticket: input.ticket })
      else if (input.step === 'email') await askForEmail({ ...known, place, ...input })
      else await changeOwnPassword({ ...known, place, ...input })
    },
  }),
  // An editor's own second factor.
  editorEndpoint({
    path: '/workplace/second-factor',
    method: 'post',
    input: z.discriminatedUnion('step', [
      z.object({ step: z.literal('begin') }),
      z.object({
        step: z.literal('confirm'),
        ticket: z.string().max(2000),
        current: proof.current,
        code,
      }),
      z.object({ step: z.literal('turn-off'), code }),
      z.object({ step: z.literal('new-codes'), code }),
    ]),
    answer: async ({ cms, user, headers, language, input }) => {
      const editor = requireSignedIn(user)
      const place = editorOrigin(headers)
      if (input.step === 'begin') return beginEnrolment(editor)
      if (input.step === 'confirm') {
        // Someone at an unattended session must not be able to lock its owner out.
        await requirePassword({ cms, editor, place, current: input.current })
        return { codes: await confirmEnrolment({ cms, editor, language, ...input }) }
      }
      const given = { cms, editor, language, place, code: input.code }
      if (input.step === 'new-codes') return { codes: await renewRecoveryCodes(given) }
      await turnOffSecondFactor(given)
      return {}
    },
  }),
  // Ends sessions of the editor who asks: one of them, or all but this one.
  editorEndpoint({
    path: '/workplace/sessions',
    method: 'post',
    input: z.union([
      z.object({ session: z.string().min(1).max(100) }),
      z.object({ others: z.literal(true) }),
    ]),
    answer: async ({ cms, user, input }) => {
      const { id: editorId, name, session } = requireSignedIn(user)
      const work = async (req: PayloadRequest) => {
        const ended =
          'session' in input
            ? Number(await endEditorSession({ cms, req, editorId, session: input.session }))
            : await endEditorSessions({ cms, req, editorId, except: session })
        if ('session' in input && ended === 0) throw new AppError('not-found')
        if (ended > 0) {
          await recordAudit({
            ...{ cms, req, actor: { id: editorId, name }, action: 'sessions-ended' },
            ...{ container: 'editors', document: String(editorId), title: name },
          })
        }
        return { ended }
      }
      return inTransaction({ cms, work })
    },
  }),
  // What an administrator does about the sign-in of another editor.
  editorEndpoint({
    path: '/workplace/editor-account',
    method: 'post',
    input: z.object({
      editor: recordId,
      step: z.enum(['end-sessions', 'reset-second-factor', 'send-link']),
    }),
    answer: ({ cms, editor: actor, input: { editor: editorId, step } }) =>
      manageEditorAccount({ cms, actor, editorId, step }),
  }),
]

function requireSignedIn(user: unknown): SignedIn {
  const editor = signedIn(user)
  if (!editor) throw new AppError('unauthorised')
  return editor
}
