import { getCms } from '@/cms/client'
import { chooseLanguage } from '@/i18n/choose-language'
import { localePath } from '@/i18n/paths'
import { getEnv } from '@/lib/env'
import { openPreviewLink } from '@/features/publishing/preview/preview-link'
import { readPass } from '@/cms/preview-pass'
import { startPreview } from '../../pass-cookie'
import { refusalPage } from '../refusal-page'

const quiet = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' }

/** Shows the draft of one page to anyone who has the link, until the link expires. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ token: string }> },
): Promise<Response> {
  const { token } = await params
  const secret = getEnv().PAYLOAD_SECRET
  const now = new Date()
  const opened = await openPreviewLink({ cms: await getCms(), token, secret, now })
  if (opened.kind === 'page') {
    const location = localePath({ locale: opened.locale, path: opened.path })
    const read = readPass({ token, secret, now })
    if (read.kind === 'valid') await startPreview({ pass: read.pass, path: location })
    return new Response(null, { status: 307, headers: { ...quiet, location } })
  }
  const { headers } = request
  const locale =
    opened.kind === 'over'
      ? opened.locale
      : chooseLanguage({
          cookie: headers.get('cookie') ?? undefined,
          'accept-language': headers.get('accept-language') ?? undefined,
        })
  return new Response(refusalPage({ locale, reason: opened.kind }), {
    status: opened.kind === 'over' ? 410 : 403,
    headers: { ...quiet, 'content-type': 'text/html; charset=utf-8' },
  })
}
