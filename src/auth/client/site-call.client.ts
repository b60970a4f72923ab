import type { Locale } from '@/i18n/locales'
import { parseAnswer, noAnswer } from './answer.client'
import type { Answer } from './error-key'
import { keepFrontToken } from './front-token.client'
import { authFetch } from './session.client'

export type SiteCall = {
  path: string
  locale: Locale
  method: 'GET' | 'POST'
  /** Beside those that every call has. */
  headers?: Record<string, string>
  body?: object | undefined
}

// Longer than any answer takes; a connection that hangs has to end some time.
const timeoutMs = 20_000

/**
 * A call of the site's own, with the session if there is one. It never throws: a connection that
 * fails is an answer, too.
 */
export async function siteCall({ path, locale, method, headers, body }: SiteCall): Promise<Answer> {
  const send = (by: typeof authFetch) =>
    by(path, {
      method,
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        // Any value will do: a foreign site cannot send it.
        rid: 'anti-csrf',
        'x-lang': locale,
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    })
  try {
    const first = await send(fetch)
    // The session has expired: the SDK, which few visits need, can refresh it.
    const response = first.status === 401 ? await send(authFetch) : first
    keepFrontToken(response.headers)
    return await parseAnswer(response)
  } catch (cause) {
    // The SDK throws the answer to a refresh that did not work.
    return cause instanceof Response ? parseAnswer(cause) : noAnswer
  }
}
