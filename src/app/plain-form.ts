import { toAppError } from '@/auth/core/fault'
import { chooseLanguage } from '@/i18n/choose-language'
import { languageCookieHeader } from '@/i18n/language-cookie'
import { isLocale, type Locale } from '@/i18n/locales'
import { localePath } from '@/i18n/paths'
import { getEnv } from '@/lib/env'
import { errorResponse } from '@/lib/errors/app-error'
import { readFormBody } from '@/lib/http/form-body'
import { formLanguageField } from '@/lib/http/form-language'
import { formResultHeader, storeFormResult } from '@/lib/http/form-results'
import { internalRedirectHeader } from '@/lib/http/internal-headers'

type Typed = Record<string, string>

function readerLanguage({ headers }: Request): Locale {
  return chooseLanguage({
    cookie: headers.get('cookie') ?? undefined,
    'accept-language': headers.get('accept-language') ?? undefined,
  })
}

/**
 * Makes the front server answer with the page at `address`, which reads the result by its ticket.
 * The body is what a browser sees where there is no front server before the application.
 */
async function answerPage({
  address,
  typed,
  answer,
}: {
  address: string
  typed: Typed
  answer: Response
}): Promise<Response> {
  const body: unknown = await answer.clone().json()
  const ticket = storeFormResult({
    typed,
    http: answer.status,
    retryAfter: Number(answer.headers.get('retry-after')) || null,
    body: typeof body === 'object' && body !== null ? { ...body } : {},
  })
  const headers = new Headers(answer.headers)
  headers.set(internalRedirectHeader, address)
  headers.set(formResultHeader, ticket)
  return new Response(answer.body, { status: answer.status, headers })
}

/** For a reload of an answer's address: back to the page with the form. */
export function backToForm({ request, path }: { request: Request; path: string }): Response {
  const location = localePath({ locale: readerLanguage(request), path })
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

/** Remembers the language that was chosen beside a form, as the links of other pages do. */
function chosen(locale: Locale): Response {
  const isSecure = getEnv().SITE_URL.startsWith('https://')
  const headers = { 'set-cookie': languageCookieHeader({ locale, isSecure }) }
  return Response.json({ status: 'OK' }, { headers })
}

/**
 * Answers a form as the browser itself sends it, without script, with a whole page: what was typed
 * is in its form again, whatever went wrong (docs/adr/0014). Where another language was asked for, it
 * is shown in that one, and nothing is sent.
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
    const language = typed[formLanguageField]
    if (isLocale(language)) {
      const address = localePath({ locale: language, path: answerPath })
      return await answerPage({ address, typed, answer: chosen(language) })
    }
    await send(typed)
    answer = Response.json({ status: 'OK' }, { status: 201 })
  } catch (error) {
    answer = errorResponse({ error: toAppError({ doing, error }) })
  }
  const locale = isLocale(typed.locale) ? typed.locale : readerLanguage(request)
  return answerPage({ address: localePath({ locale, path: answerPath }), typed, answer })
}
