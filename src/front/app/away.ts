import type { IncomingMessage } from 'node:http'
import { chooseLanguage } from '@/i18n/choose-language'
import { getTranslator } from '@/i18n/translator'
import { errorAnswer, jsonAnswer } from '../own-answers'
import type { Answer } from './answer'

/** In seconds; the application is mostly back by then. */
const retryAfter = 10

/**
 * What is said while the application is away: a document to people, data to programs, both in the
 * reader's language. The panel shows the first of `errors`, our own callers know the code.
 */
export function awayAnswer({ req, path }: { req: IncomingMessage; path: string }): Answer {
  const { headers } = req
  if (headers.accept?.includes('text/html')) return errorAnswer({ req, path, status: 503 })
  const message = getTranslator(chooseLanguage(headers))('error.unavailable')
  const answer = jsonAnswer({
    status: 503,
    body: { code: 'unavailable', message, errors: [{ message }] },
  })
  return { ...answer, headers: { ...answer.headers, 'retry-after': String(retryAfter) } }
}
