import { addDataAndFileToRequest, type PayloadHandler } from 'payload'
import { z } from 'zod'

const bodySchema = z
  .object({ token: z.string(), password: z.string() })
  .catch({ token: '', password: '' })

/** Takes a new password from someone who has followed a link. They sign in with it afterwards. */
export const resetPassword: PayloadHandler = async (req) => {
  await addDataAndFileToRequest(req)
  await req.payload.resetPassword({
    collection: 'editors',
    data: bodySchema.parse(req.data),
    overrideAccess: false,
    req,
  })
  return Response.json({ message: req.t('authentication:passwordResetSuccessfully') })
}
