import { z } from 'zod'
import { editorPlace } from '@/features/editors/sign-in/editor-place'
import { beginEnrolment, confirmEnrolment } from '@/features/editors/sign-in/enrolment'
import {
  renewRecoveryCodes,
  turnOffSecondFactor,
} from '@/features/editors/sign-in/manage-second-factor'
import { requireSignedIn } from '../signed-in-call'
import { bodyOf, workplaceCall } from '../workplace-call'

const code = z.string().max(40)

const schema = z.discriminatedUnion('step', [
  z.object({ step: z.literal('begin') }),
  z.object({ step: z.literal('confirm'), ticket: z.string().max(2000), code }),
  z.object({ step: z.literal('turn-off'), code }),
  z.object({ step: z.literal('new-codes'), code }),
])

/** An editor's own second factor. */
export function POST(request: Request): Promise<Response> {
  return workplaceCall({
    request,
    isWrite: true,
    answer: async ({ cms }) => {
      const body = await bodyOf({ request, schema })
      const editor = await requireSignedIn({ cms, request })
      if (body.step === 'begin') return Response.json(beginEnrolment(editor))
      if (body.step === 'confirm') {
        return Response.json({ codes: await confirmEnrolment({ cms, editor, ...body }) })
      }
      const proof = { cms, editor, place: editorPlace(request.headers), code: body.code }
      if (body.step === 'new-codes') {
        return Response.json({ codes: await renewRecoveryCodes(proof) })
      }
      await turnOffSecondFactor(proof)
      return Response.json({})
    },
  })
}
