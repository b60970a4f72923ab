import { cookies, draftMode } from 'next/headers'
import { isLocale } from '@/i18n/locales'
import { passCookie } from '@/cms/preview-pass'

/** Ends the preview and returns to the public home page of the language. */
export async function GET(request: Request): Promise<Response> {
  const lang = new URL(request.url).searchParams.get('lang')
  const draft = await draftMode()
  draft.disable()
  const jar = await cookies()
  jar.delete(passCookie)
  return new Response(null, {
    status: 303,
    headers: { location: isLocale(lang) ? `/${lang}` : '/', 'cache-control': 'no-store' },
  })
}
