import { z } from 'zod'
import { fromBody } from '@/cms/endpoints/endpoint-input'
import { editorOrigin } from '../sign-in/editor-place'
import { beginEnrolment, confirmEnrolment } from '../sign-in/enrolment'
import { renewRecoveryCodes, turnOffSecondFactor } from '../sign-in/manage-second-factor'
import { signedIn } from '../sign-in/signed-in'
import { editorEndpoint } from '@/cms/endpoints/editor-endpoint'
import { AppError } from '@/lib/errors/app-error'

const code = z.string().max(40)

const input = fromBody(
  z.discriminatedUnion('step', [
    z.object({ step: z.literal('begin') }),
    z.object({ step: z.literal('confirm'), ticket: z.string().max(2000), code }),
    z.object({ step: z.literal('turn-off'), code }),
    z.object({ step: z.literal('new-codes'), code }),
  ]),
)

/** An editor's own second factor. */
export const secondFactorEndpoint = editorEndpoint({
  path: '/workplace/second-factor',
  method: 'post',
  input,
  answer: async ({ cms, user, headers, input: body }) => {
    const editor = signedIn(user)
    if (!editor) throw new AppError('unauthorised')
    if (body.step === 'begin') return Response.json(beginEnrolment(editor))
    if (body.step === 'confirm') {
      return Response.json({ codes: await confirmEnrolment({ cms, editor, ...body }) })
    }
    const proof = { cms, editor, place: editorOrigin(headers), code: body.code }
    if (body.step === 'new-codes') {
      return Response.json({ codes: await renewRecoveryCodes(proof) })
    }
    await turnOffSecondFactor(proof)
    return Response.json({})
  },
})
