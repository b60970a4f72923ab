import { asFailure } from '@/auth/fault'
import { memberOfForm } from '@/auth/member'
import { getCms } from '@/cms/client'
import { sendContactMessage } from '@/features/contact-messages/commands'
import { contactMessageSchema } from '@/features/contact-messages/schema'
import { chooseLanguage } from '@/i18n/choose-language'
import { isLocale, type Locale } from '@/i18n/locales'
import { contactFormAddress, localePath, paths } from '@/i18n/paths'
import { getEnv } from '@/lib/env'
import { failureResponse } from '@/lib/failure'
import { readFormBody } from '@/lib/form-body'
import { withKeptAnswer } from '@/lib/kept-answers'
import { parseFields } from '@/lib/parse-fields'

/** Longest wait for the server's own page, in milliseconds. */
const patience = 15_000

function readerLanguage({ headers }: Request): Locale {
  return chooseLanguage({
    cookie: headers.get('cookie') ?? undefined,
    'accept-language': headers.get('accept-language') ?? undefined,
  })
}

async function send({ request, typed }: { request: Request; typed: Record<string, string> }) {
  const member = await memberOfForm({ headers: request.headers })
  const input = parseFields({ schema: contactMessageSchema, input: typed })
  await sendContactMessage({ cms: await getCms(), member, input })
  return Response.json({ status: 'OK' }, { status: 201 })
}

/** The document that tells the answer: a page of the site, which this server asks itself for. */
async function answerPage({
  locale,
  typed,
  answer,
}: {
  locale: Locale
  typed: Record<string, string>
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
  const path = localePath({ locale, path: paths.contactAnswer })
  const page = await withKeptAnswer({
    answer: kept,
    use: async (ticket) => {
      const response = await fetch(`http://127.0.0.1:${PORT}${path}`, {
        headers: { 'x-internal-secret': INTERNAL_SECRET, 'x-kept-answer': ticket },
        redirect: 'manual',
        cache: 'no-store',
        signal: AbortSignal.timeout(patience),
      })
      return { isThere: response.status === 200, document: await response.text() }
    },
  })
  if (!page.isThere) throw new Error('The page that tells the answer of a form is missing.')
  return new Response(page.document, {
    status: answer.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      ...(retryAfter === null ? {} : { 'retry-after': String(retryAfter) }),
    },
  })
}

/** Somebody loads the address of an answer anew: back to the form. */
export function GET(request: Request): Response {
  const location = localePath({ locale: readerLanguage(request), path: paths.contact })
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

/**
 * The contact form as the browser itself sends it, without script. It answers with a whole page:
 * what was typed is in its form again, whatever went wrong.
 */
export async function POST(request: Request): Promise<Response> {
  const doing = `POST ${contactFormAddress}`
  let typed: Record<string, string> = {}
  let answer: Response
  try {
    typed = await readFormBody(request)
    answer = await send({ request, typed })
  } catch (error) {
    answer = failureResponse(asFailure({ doing, error }))
  }
  const locale = isLocale(typed.locale) ? typed.locale : readerLanguage(request)
  try {
    return await answerPage({ locale, typed, answer: answer.clone() })
  } catch (error) {
    // Without a page the answer is at least a true one.
    asFailure({ doing, error })
    return answer
  }
}
