import type { AfterErrorHook } from 'payload'
import { z } from 'zod'

// The shape of Payload's own errors, whichever copy of the package their classes come from.
const payloadError = z.object({
  message: z.string().min(1),
  isOperational: z.literal(true),
  isPublic: z.literal(true),
  data: z.looseObject({}).nullish(),
})

const withFields = z.looseObject({ errors: z.array(z.unknown()) })

/**
 * Answers an error with its message, and with what is wrong in which field. Payload knows its errors
 * by their classes, and a bundled package may have brought another copy of one: it would answer what
 * hooks refuse with “an unknown error”, and mark no field.
 */
export const wholeErrorAnswer: AfterErrorHook = ({ error }) => {
  const parsed = payloadError.safeParse(error)
  if (!parsed.success) return
  const { message, data } = parsed.data
  const name = withFields.safeParse(data).success ? 'ValidationError' : 'APIError'
  return { response: { errors: [{ name, message, ...(data && { data }) }] } }
}
