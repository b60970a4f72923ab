import { getCms } from '@/cms/client'
import { readTrashedPages } from '@/cms/reading/trashed-pages'
import { isLocale } from '@/i18n/locales'
import { localePath } from '@/i18n/paths'
import { plainPath } from '@/i18n/plain-path'
import { editorPassLife } from '@/cms/preview-pass'
import { startPreview } from './pass-cookie'
import { refusalPage } from './shared/refusal-page'

/** Shows an editor the drafts of a page; everyone else is redirected to the panel's sign-in. */
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
  if ((await readTrashedPages(cms)).has(plainPath(path))) {
    return new Response(refusalPage({ locale: lang, reason: 'trashed' }), {
      status: 410,
      headers: { 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' },
    })
  }
  const until = Date.now() + editorPassLife
  await startPreview({ pass: { record: null, locale: lang, until }, path: '/' })
  return new Response(null, {
    status: 307,
    headers: { location: localePath({ locale: lang, path }), 'cache-control': 'no-store' },
  })
}
