import type { Locale } from '@/i18n/locales'
import { cookiesBlocked, noAnswer, parseAnswer } from './answer.client'
import type { Answer } from './error-key'
import { canKeepSession } from './sdk/can-keep-session.client'
import { loadSdk } from './sdk/sdk.client'

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
  const send = () =>
    fetch(path, {
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
    // What changes something can end the session, too, which the SDK has to see.
    if (method === 'POST') {
      if (!canKeepSession()) return cookiesBlocked
      await loadSdk()
    }
    const first = await send()
    if (first.status !== 401) return await parseAnswer(first)
    // The session may have expired: with the SDK there, it is refreshed once and the call repeated.
    await loadSdk()
    return await parseAnswer(await send())
  } catch (cause) {
    // The SDK throws the answer to a refresh that did not work.
    return cause instanceof Response ? parseAnswer(cause) : noAnswer
  }
}
