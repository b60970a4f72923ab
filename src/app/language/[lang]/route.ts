import { languageCookieHeader } from '@/i18n/language-cookie'
import { isLocale, type Locale } from '@/i18n/locales'
import { localePath, splitLocale } from '@/i18n/paths'
import { getEnv } from '@/lib/env'

/** A longer way back is none of this site's, and as a header more than a proxy may take. */
const longest = 2000

type Context = { params: Promise<{ lang: string }> }

/** Path and query of the page the reader comes from, if it is one of this site's. */
function fromReferer(request: Request): string | null {
  const referer = request.headers.get('referer')
  if (!referer || !URL.canParse(referer)) return null
  const { origin, pathname, search } = new URL(referer)
  if (origin !== new URL(getEnv().SITE_URL).origin) return null
  const page = splitLocale(pathname)
  if (page) return `${page.path}${search}`
  return pathname === '/' ? search : null
}

/** The path in the link itself, for browsers that hide where they come from. */
function fromQuery(request: Request): string {
  const path = new URL(request.url).searchParams.get('path') ?? '/'
  // One leading slash only: two of them would name another host. Printable ASCII, as in any header.
  return /^\/(?![/\\])[\x21-\x7e]*$/.test(path) ? path : '/'
}

function target({ request, locale }: { request: Request; locale: Locale }): string {
  const path = fromReferer(request) ?? fromQuery(request)
  return localePath({ locale, path: path.length > longest ? '/' : path })
}

/** Remembers the chosen language and returns to the same page in it; works without script. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { lang } = await params
  if (!isLocale(lang)) return new Response(null, { status: 404 })
  return new Response(null, {
    status: 303,
    headers: {
      location: target({ request, locale: lang }),
      'set-cookie': languageCookieHeader({
        locale: lang,
        isSecure: getEnv().SITE_URL.startsWith('https://'),
      }),
      'cache-control': 'no-store',
    },
  })
}
