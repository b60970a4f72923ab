import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { chooseLanguage } from '@/i18n/choose-language'
import { splitLocale } from '@/i18n/paths'
import { getTranslator } from '@/i18n/translator'
import { hashSource } from './html/csp-hashes'
import { errorPageStyle, renderErrorPage, type ErrorStatus } from './html/error-page'
import { plainPolicy } from './html/policy'

/** A complete response, of which nothing has been sent yet. */
export type AppResponse = {
  status: number
  /** By their names in lower case. */
  headers: OutgoingHttpHeaders
  body: Buffer
  /** The `ETag` that it had before it was finished; none of what the front server says itself. */
  source?: string | undefined
}

type RequestTarget = { req: Pick<IncomingMessage, 'headers'>; path: string }

const errorPolicy = plainPolicy({ styleHash: hashSource(errorPageStyle) })

/** An outage is usually over after this many seconds. */
const retryAfter = '10'

export function documentResponse({
  status,
  document,
  headers = {},
}: {
  status: number
  document: string | Buffer
  headers?: OutgoingHttpHeaders
}): AppResponse {
  const own = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
  return { status, headers: { ...own, ...headers }, body: Buffer.from(document) }
}

export function jsonResponse({
  status = 200,
  body,
}: {
  status?: number
  body: object
}): AppResponse {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' }
  return { status, headers, body: Buffer.from(JSON.stringify(body)) }
}

/** The error screen, in the language of the address or else of the visitor. */
export function errorPageResponse({
  req,
  path,
  status,
}: RequestTarget & { status: ErrorStatus }): AppResponse {
  const { locale } = splitLocale(path) ?? { locale: chooseLanguage(req.headers) }
  return documentResponse({
    status,
    document: renderErrorPage({ status, locale }),
    headers: {
      'content-security-policy': errorPolicy,
      ...(status === 503 ? { 'retry-after': retryAfter } : {}),
    },
  })
}

/** The error when no page could be made: a service is down (503) or something is broken (500). */
export async function failureResponse({
  apps,
  database,
  ...target
}: RequestTarget & {
  apps: { isUp: () => boolean }
  database: { isUp: () => Promise<boolean> }
}): Promise<AppResponse> {
  const isBroken = apps.isUp() && (await database.isUp())
  return errorPageResponse({ ...target, status: isBroken ? 500 : 503 })
}

/**
 * The answer while the application is down: a document for people, JSON for programs, both in the
 * reader's language. The panel shows the first of `errors`, our own callers know the code.
 */
export function unavailableResponse({ req, path }: RequestTarget): AppResponse {
  const { headers } = req
  if (headers.accept?.includes('text/html')) return errorPageResponse({ req, path, status: 503 })
  const message = getTranslator(chooseLanguage(headers))('error.unavailable')
  const body = { code: 'unavailable', message, errors: [{ message }] }
  const answer = jsonResponse({ status: 503, body })
  return { ...answer, headers: { ...answer.headers, 'retry-after': retryAfter } }
}
