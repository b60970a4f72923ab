import type { Locale } from '@/i18n/locales'
import { answerOf, noAnswer } from './answer.client'
import type { Answer } from './error-key'
import { keepFrontToken } from './front-token.client'
import { authFetch } from './session.client'

// Longer than any answer takes; a connection that hangs has to end some time.
const patience = 20_000

/** One of the site's own calls for members: a POST with a body, else a GET. It never throws. */
export async function memberCall({
  path,
  locale,
  body,
}: {
  path: string
  locale: Locale
  body?: object
}): Promise<Answer> {
  const send = (by: typeof authFetch) =>
    by(path, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        // Any value will do: a foreign site cannot send it.
        rid: 'anti-csrf',
        'x-lang': locale,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    })
  try {
    const first = await send(fetch)
    // The session has expired: the SDK, which few visits need, can refresh it.
    const response = first.status === 401 ? await send(authFetch) : first
    keepFrontToken(response.headers)
    return await answerOf(response)
  } catch (cause) {
    // The SDK throws the answer to a refresh that did not work.
    return cause instanceof Response ? answerOf(cause) : noAnswer
  }
}
