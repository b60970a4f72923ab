import type { PayloadRequest } from 'payload'
import { AppError } from '@/lib/errors/app-error'
import type { ErrorCode } from '@/lib/errors/error-codes'
import { inAdminLanguage, type AdminLabel } from './label'

/**
 * The error that a hook throws at an editor. Payload tells why a record of a bulk edit was left out
 * by the message alone: it is in the language of the panel.
 * @param options `body`: what else the answer says, as the error's `data`
 */
export function refusal(options: {
  req: PayloadRequest
  code: ErrorCode
  sentence: AdminLabel
  body?: Record<string, unknown>
}): AppError {
  const { req, code, sentence, body } = options
  const error = new AppError(code, { sentence, ...(body && { body }) })
  error.message = inAdminLanguage({ language: req.i18n.language, text: sentence })
  return error
}
