import { isolateObjectProperty, type PayloadRequest } from 'payload'

/**
 * A request for reading in another language than that of the work around it: the Local API writes
 * the language it is given into the request.
 */
export function isolateLocale(req: PayloadRequest): PayloadRequest {
  return isolateObjectProperty(req, ['locale', 'fallbackLocale'])
}

/** Options that read a record in all languages, without fallback and without what it relates to. */
export function wholeRecord(req: PayloadRequest) {
  return { depth: 0, locale: 'all', fallbackLocale: false, req: isolateLocale(req) } as const
}
