import { addDataAndFileToRequest, type Endpoint, type PayloadHandler } from 'payload'
import { z } from 'zod'
import { AppError } from '@/lib/errors/app-error'
import { credentialTexts } from './credential-texts'
import { requireStrongPassword } from './require-strong-password'
import { addressBehind, resetDigest } from './reset-links'

const bodySchema = z
  .object({ token: z.string(), password: z.string() })
  .catch({ token: '', password: '' })

/** Takes a new password from someone who has followed a link. They sign in with it afterwards. */
const handler: PayloadHandler = async (req) => {
  await addDataAndFileToRequest(req)
  const { token, password } = bodySchema.parse(req.data)
  const digest = resetDigest(token)
  const email = await addressBehind({ req, digest })
  // A link that opens nothing is refused as such, whatever the password.
  if (email === undefined) throw new AppError('forbidden', { sentence: credentialTexts.spentLink })
  requireStrongPassword({ password, email })
  await req.payload.resetPassword({
    collection: 'editors',
    data: { token: digest, password },
    overrideAccess: false,
    req,
  })
  return Response.json({ message: req.t('authentication:passwordResetSuccessfully') })
}

/** In place of Payload's own, which signs in anyone who holds the link. */
export const resetPasswordEndpoint: Endpoint = { path: '/reset-password', method: 'post', handler }
