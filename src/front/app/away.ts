import type { IncomingMessage } from 'node:http'
import { chooseLanguage } from '@/i18n/choose-language'
import { getTranslator } from '@/i18n/translator'
import type { DatabaseProbe } from '../observing/database-probe'
import { errorAnswer, jsonAnswer } from '../own-answers'
import type { Answer } from './answer'
import type { AppRegistry } from './app-registry'

type Services = {
  apps: Pick<AppRegistry, 'isUp'>
  database: Pick<DatabaseProbe, 'isUp'>
}

/** What is said when no page could be made: whether something is away (503) or broken (500). */
export async function failedAnswer(
  options: Services & { req: Pick<IncomingMessage, 'headers'>; path: string },
): Promise<Answer> {
  const { apps, database, req, path } = options
  const isBroken = apps.isUp() && (await database.isUp())
  return errorAnswer({ req, path, status: isBroken ? 500 : 503 })
}

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
