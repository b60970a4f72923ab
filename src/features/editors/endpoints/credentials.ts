import { z } from 'zod'
import { fromBody } from '@/cms/endpoints/endpoint-input'
import { editorEndpoint } from '@/cms/endpoints/editor-endpoint'
import { askForEmail, confirmEmail } from '../sign-in/credentials/change-email'
import { changeOwnPassword } from '../sign-in/credentials/change-password'
import { editorOrigin } from '../sign-in/editor-place'
import { signedIn } from '../sign-in/signed-in'
import { AppError } from '@/lib/errors/app-error'

const proof = { current: z.string().max(1000), code: z.string().max(40).optional() }

const input = fromBody(
  z.discriminatedUnion('step', [
    z.object({ step: z.literal('password'), password: z.string().max(1000), ...proof }),
    z.object({
      step: z.literal('email'),
      email: z.string().trim().toLowerCase().pipe(z.email().max(254)),
      ...proof,
    }),
    z.object({ step: z.literal('confirm-email'), ticket: z.string().max(4000) }),
  ]),
)

/** An editor's own password and address. */
export const credentialsEndpoint = editorEndpoint({
  path: '/workplace/credentials',
  method: 'post',
  input,
  answer: async ({ cms, user, headers, language, input: body }) => {
    const editor = signedIn(user)
    if (!editor) throw new AppError('unauthorised')
    const known = { cms, editor, language }
    const place = editorOrigin(headers)
    if (body.step === 'confirm-email') await confirmEmail({ ...known, ticket: body.ticket })
    else if (body.step === 'email') await askForEmail({ ...known, place, ...body })
    else await changeOwnPassword({ ...known, place, ...body })
    return Response.json({})
  },
})
