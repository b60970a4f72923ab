import { getRequestLanguage, type Payload } from 'payload'
import { requireOwnOrigin } from '@/auth/own-origin'
import { getCms } from '@/cms/client'
import { defaultLocale, isLocale, type Locale } from '@/i18n/locales'
import { editorRights, type EditorRights } from '@/cms/access/rights'

export type EditorCall = {
  cms: Payload
  editor: EditorRights
  /** Of the admin panel, as the editor has chosen it. */
  language: Locale
}

/**
 * Answers a call of the admin panel: signs the editor in by its cookie. Whatever is thrown is given
 * to `refuse`, with the language of the panel.
 */
export async function answerEditor(options: {
  request: Request
  isWrite: boolean
  answer: (call: EditorCall) => Promise<Response>
  /** What is thrown when nobody has signed in. */
  notSignedIn: () => Error
  refuse: (refusal: { error: unknown; language: Locale }) => Response
}): Promise<Response> {
  const { request, isWrite, answer, notSignedIn, refuse } = options
  let language: Locale = defaultLocale
  try {
    if (isWrite) requireOwnOrigin(request.headers)
    const cms = await getCms()
    language = adminLanguage({ cms, headers: request.headers })
    const { user } = await cms.auth({ headers: request.headers, canSetHeaders: false })
    const editor = editorRights(user)
    if (!editor) throw notSignedIn()
    const response = await answer({ cms, editor, language })
    response.headers.set('cache-control', 'no-store')
    return response
  } catch (error) {
    return refuse({ error, language })
  }
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
