import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { requestIdHeader } from '@/lib/http/request-id'
import { hasPreviewCookie } from '../requests/preview-cookie'

export type RequestHead = Pick<IncomingMessage, 'method' | 'headers'>

/** Whether the answer is the same for everyone who asks like this. */
export function isForEverybody({
  method = 'GET',
  headers,
}: Partial<RequestHead> & Pick<RequestHead, 'headers'>) {
  if (method !== 'GET' && method !== 'HEAD') return false
  return headers.rsc === undefined && !hasPreviewCookie(headers)
}

/** Whether nothing in a request could make its page another one than the next reader's. */
export function isAnonymous({
  headers,
  query,
}: Pick<RequestHead, 'headers'> & { query: string }): boolean {
  const { cookie = '', authorization } = headers
  return query === '' && authorization === undefined && /^(?:lang=\w*)?$/.test(cookie.trim())
}

/** The headers that identify a request in logs and traces and do not affect its answer. */
export function ofTheRequest(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const names = [requestIdHeader, 'traceparent', 'tracestate']
  return Object.fromEntries(
    names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
  )
}
