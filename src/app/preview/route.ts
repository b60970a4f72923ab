import { draftMode } from 'next/headers'
import { getCms } from '@/cms/client'
import { isLocale } from '@/i18n/locales'
import { localePath } from '@/i18n/paths'

/** Shows an editor the drafts of a page; everybody else is sent to the sign-in of the admin. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const lang = searchParams.get('lang')
  const path = searchParams.get('path') ?? ''
  if (!isLocale(lang) || !/^(?:\/(?![/\\])[\w\-./]*)?$/.test(path)) {
    return new Response(null, { status: 400 })
  }
  const cms = await getCms()
  const { user } = await cms.auth({ headers: request.headers, canSetHeaders: false })
  if (user?.collection !== 'editors') {
    return new Response(null, { status: 303, headers: { location: '/admin/login' } })
  }
  const draft = await draftMode()
  draft.enable()
  return new Response(null, {
    status: 307,
    headers: { location: localePath({ locale: lang, path }) },
  })
}
