import type { AfterErrorHook } from 'payload'
import { inAdminLanguage } from '../label'
import { AppError } from '@/lib/errors/app-error'

/** Answers what a hook refuses by its code, in the language of the panel, in Payload's form. */
export const answerAppError: AfterErrorHook = ({ error, req }) => {
  if (!(error instanceof AppError)) return
  const { code, status, sentence, params } = error
  const message = inAdminLanguage({ language: req.i18n.language, text: sentence })
  if (params.retryAfter !== undefined) {
    req.responseHeaders ??= new Headers()
    req.responseHeaders.set('retry-after', String(Math.ceil(params.retryAfter)))
  }
  const name = params.body && 'errors' in params.body ? 'ValidationError' : 'APIError'
  return { status, response: { errors: [{ name, message, data: { code, ...params.body } }] } }
}
