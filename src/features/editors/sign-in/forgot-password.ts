import { addDataAndFileToRequest, type Endpoint, type PayloadHandler } from 'payload'
import { z } from 'zod'
import { atLeast } from '@/auth/limits/equal-time'

/** Longer than it takes to write a mail into the outbox, in milliseconds. */
const answerMs = 400

const bodySchema = z.object({ email: z.string() }).catch({ email: '' })

/** Sends a link for a new password; whether it does shows neither in the answer nor in its time. */
const handler: PayloadHandler = async (req) => {
  await addDataAndFileToRequest(req)
  const { email } = bodySchema.parse(req.data)
  const work = () => req.payload.forgotPassword({ collection: 'editors', data: { email }, req })
  await atLeast({ ms: answerMs, work })
  return Response.json({ message: req.t('general:success') })
}

/** In place of Payload's own, which answers at once where there is nobody to write to. */
export const forgotPasswordEndpoint: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler,
}
