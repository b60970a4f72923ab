import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { chooseLanguage } from '@/i18n/choose-language'
import { splitLocale } from '@/i18n/paths'
import { getTranslator } from '@/i18n/translator'
import { hashSource } from './html/csp-hashes'
import { errorPageStyle, renderErrorPage, type ErrorStatus } from './html/error-page'
import { plainPolicy } from './html/policy'

/** A whole answer, of which nothing has been sent yet. */
export type Answer = {
  status: number
  /** By their names in lower case. */
  headers: OutgoingHttpHeaders
  body: Buffer
  /** The `ETag` that it had before it was finished; none of what the front server says itself. */
  source?: string | undefined
}

type Asked = { req: Pick<IncomingMessage, 'headers'>; path: string }

const errorPolicy = plainPolicy({ styleHash: hashSource(errorPageStyle) })

/** An outage is usually over after this many seconds. */
const retryAfter = '10'

export function documentAnswer({
  status,
  document,
  headers = {},
}: {
  status: number
  document: string | Buffer
  headers?: OutgoingHttpHeaders
}): Answer {
  const own = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
  return { status, headers: { ...own, ...headers }, body: Buffer.from(document) }
}

export function jsonAnswer({ status = 200, body }: { status?: number; body: object }): Answer {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' }
  return { status, headers, body: Buffer.from(JSON.stringify(body)) }
}

/** The error screen, in the language of the address or else of the visitor. */
export function errorAnswer({ req, path, status }: Asked & { status: ErrorStatus }): Answer {
  const { locale } = splitLocale(path) ?? { locale: chooseLanguage(req.headers) }
  return documentAnswer({
    status,
    document: renderErrorPage({ status, locale }),
    headers: {
      'content-security-policy': errorPolicy,
      ...(status === 503 ? { 'retry-after': retryAfter } : {}),
    },
  })
}

/** The error when no page could be made: a service is down (503) or something is broken (500). */
export async function failedAnswer({
  apps,
  database,
  ...asked
}: Asked & {
  apps: { isUp: () => boolean }
  database: { isUp: () => Promise<boolean> }
}): Promise<Answer> {
  const isBroken = apps.isUp() && (await database.isUp())
  return errorAnswer({ ...asked, status: isBroken ? 500 : 503 })
}

/**
 * The answer while the application is down: a document for people, JSON for programs, both in the
 * reader's language. The panel shows the first of `errors`, our own callers know the code.
 */
export function unavailableAnswer({ req, path }: Asked): Answer {
  const { headers } = req
  if (headers.accept?.includes('text/html')) return errorAnswer({ req, path, status: 503 })
  const message = getTranslator(chooseLanguage(headers))('error.unavailable')
  const body = { code: 'unavailable', message, errors: [{ message }] }
  const answer = jsonAnswer({ status: 503, body })
  return { ...answer, headers: { ...answer.headers, 'retry-after': retryAfter } }
}
