import { draftMode } from 'next/headers'
import { isLocale } from '@/i18n/locales'

/** Ends the preview and returns to the public home page of the language. */
export async function GET(request: Request): Promise<Response> {
  const lang = new URL(request.url).searchParams.get('lang')
  const draft = await draftMode()
  draft.disable()
  return new Response(null, {
    status: 303,
    headers: { location: isLocale(lang) ? `/${lang}` : '/', 'cache-control': 'no-store' },
  })
}
