import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { chooseLanguage } from '@/i18n/choose-language'
import { splitLocale } from '@/i18n/paths'
import type { Answer } from './app/answer'
import { hashSource } from './html/csp-hashes'
import { errorPageStyle, renderErrorPage, type ErrorStatus } from './html/error-page'
import { plainPolicy } from './html/policy'

const styleHash = hashSource(errorPageStyle)

export function documentAnswer({
  status,
  document,
  headers = {},
}: {
  status: number
  document: string | Buffer
  headers?: OutgoingHttpHeaders
}): Answer {
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
    body: Buffer.from(document),
  }
}

/** The error screen, in the language of the address or else of the visitor. */
export function errorAnswer({
  req,
  path,
  status,
}: {
  req: Pick<IncomingMessage, 'headers'>
  path: string
  status: ErrorStatus
}): Answer {
  const { locale } = splitLocale(path) ?? { locale: chooseLanguage(req.headers) }
  return documentAnswer({
    status,
    document: renderErrorPage({ status, locale }),
    headers: {
      'content-security-policy': plainPolicy({ styleHash }),
      ...(status === 503 ? { 'retry-after': '10' } : {}),
    },
  })
}

export function jsonAnswer({ status = 200, body }: { status?: number; body: object }): Answer {
  return {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
    body: Buffer.from(JSON.stringify(body)),
  }
}
