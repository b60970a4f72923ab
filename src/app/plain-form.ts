import { asFailure } from '@/auth/core/fault'
import { chooseLanguage } from '@/i18n/choose-language'
import { isLocale, type Locale } from '@/i18n/locales'
import { localePath } from '@/i18n/paths'
import { getEnv } from '@/lib/env'
import { failureResponse } from '@/lib/failure'
import { readFormBody } from '@/lib/http/form-body'
import { withFormResult } from '@/lib/http/form-results'

/** Longest wait for the server's own page, in milliseconds. */
const patience = 15_000

type Typed = Record<string, string>

function readerLanguage({ headers }: Request): Locale {
  return chooseLanguage({
    cookie: headers.get('cookie') ?? undefined,
    'accept-language': headers.get('accept-language') ?? undefined,
  })
}

/** The document that tells the answer: a page of the site, which this server asks itself for. */
async function answerPage({
  address,
  typed,
  answer,
}: {
  address: string
  typed: Typed
  answer: Response
}): Promise<Response> {
  const { PORT, INTERNAL_SECRET } = getEnv()
  const body: unknown = await answer.json()
  const retryAfter = Number(answer.headers.get('retry-after')) || null
  const kept = {
    typed,
    http: answer.status,
    retryAfter,
    body: typeof body === 'object' && body !== null ? { ...body } : {},
  }
  const page = await withFormResult({
    answer: kept,
    use: async (ticket) => {
      const response = await fetch(`http://127.0.0.1:${PORT}${address}`, {
        headers: { 'x-internal-secret': INTERNAL_SECRET, 'x-kept-answer': ticket },
        redirect: 'manual',
        cache: 'no-store',
        signal: AbortSignal.timeout(patience),
      })
      return {
        isThere: response.status === 200,
        document: await response.text(),
        policy: response.headers.get('content-security-policy'),
      }
    },
  })
  if (!page.isThere) throw new Error('The page that tells the answer of a form is missing.')
  return new Response(page.document, {
    status: answer.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      ...(page.policy === null ? {} : { 'content-security-policy': page.policy }),
      ...(retryAfter === null ? {} : { 'retry-after': String(retryAfter) }),
    },
  })
}

/** Somebody loads the address of an answer anew: back to the page with the form. */
export function backToForm({ request, path }: { request: Request; path: string }): Response {
  const location = localePath({ locale: readerLanguage(request), path })
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

/**
 * Answers a form as the browser itself sends it, without script, with a whole page: what was typed
 * is in its form again, whatever went wrong (docs/adr/0014).
 * @param options `send` does what the form is for, or throws; `answerPath` is the page that tells
 */
export async function answerPlainForm({
  request,
  answerPath,
  send,
}: {
  request: Request
  answerPath: string
  send: (typed: Typed) => Promise<void>
}): Promise<Response> {
  const doing = `POST ${new URL(request.url).pathname}`
  let typed: Typed = {}
  let answer: Response
  try {
    typed = await readFormBody(request)
    await send(typed)
    answer = Response.json({ status: 'OK' }, { status: 201 })
  } catch (error) {
    answer = failureResponse(asFailure({ doing, error }))
  }
  const locale = isLocale(typed.locale) ? typed.locale : readerLanguage(request)
  try {
    const address = localePath({ locale, path: answerPath })
    return await answerPage({ address, typed, answer: answer.clone() })
  } catch (error) {
    // Without a page the answer is at least a true one.
    asFailure({ doing, error })
    return answer
  }
}
