import { getRequestLanguage, type Payload } from 'payload'
import type { z } from 'zod'
import { isOutage } from '@/auth/outage'
import { requireOwnOrigin } from '@/auth/own-origin'
import { getCms } from '@/cms/client'
import { defaultLocale, isLocale, type Locale } from '@/i18n/locales'
import { Failure } from '@/lib/failure'
import { readJsonBody } from '@/lib/json-body'
import {
  DeskFailure,
  deskFailureResponse,
  isDeskFailureCode,
} from '@/translation/desk/desk-failure'
import { editorRights, type EditorRights } from '@/translation/rights'

export type EditorCall = {
  cms: Payload
  editor: EditorRights
  /** Of the admin panel, as the editor has chosen it. */
  language: Locale
}

/**
 * Answers a call of the translation desk: signs the editor in by the cookie of the admin panel, and
 * turns every refusal into a status and a sentence in the editor's language.
 */
export async function editorCall(options: {
  request: Request
  isWrite: boolean
  answer: (call: EditorCall) => Promise<Response>
}): Promise<Response> {
  const { request, isWrite, answer } = options
  let language: Locale = defaultLocale
  try {
    if (isWrite) requireOwnOrigin(request.headers)
    const cms = await getCms()
    language = adminLanguage({ cms, headers: request.headers })
    const { user } = await cms.auth({ headers: request.headers, canSetHeaders: false })
    const editor = editorRights(user)
    if (!editor) throw new DeskFailure('not-signed-in')
    const response = await answer({ cms, editor, language })
    response.headers.set('cache-control', 'no-store')
    return response
  } catch (error) {
    return deskFailureResponse({ code: codeOf(error), language })
  }
}

/**
 * The parsed body of a call.
 * @throws {DeskFailure} `bad-request`, `too-large`
 */
export async function bodyOf<Output>(options: {
  request: Request
  schema: z.ZodType<Output>
}): Promise<Output> {
  const parsed = options.schema.safeParse(await readJsonBody(options.request))
  if (!parsed.success) throw new DeskFailure('bad-request')
  return parsed.data
}

/**
 * The parameters of the address of a call.
 * @throws {DeskFailure} `bad-request`
 */
export function queryOf<Output>(options: { request: Request; schema: z.ZodType<Output> }): Output {
  const { searchParams } = new URL(options.request.url)
  const parsed = options.schema.safeParse(Object.fromEntries(searchParams))
  if (!parsed.success) throw new DeskFailure('bad-request')
  return parsed.data
}

function codeOf(error: unknown): DeskFailure['code'] {
  if (error instanceof DeskFailure) return error.code
  if (error instanceof Failure) {
    if (error.code === 'invalid-claim') return 'forbidden'
    return isDeskFailureCode(error.code) ? error.code : 'bad-request'
  }
  console.error(error)
  return isOutage(error) ? 'unavailable' : 'internal'
}

function adminLanguage({ cms, headers }: { cms: Payload; headers: Headers }): Locale {
  const cookies = new Map(
    (headers.get('cookie') ?? '').split(';').map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return [name.trim(), value.join('=').trim()]
    }),
  )
  const language: string = getRequestLanguage({ config: cms.config, cookies, headers })
  return isLocale(language) ? language : defaultLocale
}
