import { getSite } from '@/features/site/queries'
import type { Locale } from '@/i18n/locales'
import { getEnv } from '@/lib/env'
import { log } from '@/lib/log'
import { readCardName } from '@/share-images/card-address'
import { imageInTime } from '@/share-images/cached-images'

const year = 60 * 60 * 24 * 365

/**
 * The picture that networks show of a shared page (docs/adr/0018): only what a page of this site has
 * asked for by its signed address. Anyone who asks gets a picture in any case.
 */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ name: string }> },
): Promise<Response> {
  const { name } = await params
  const card = readCardName({ name, secret: getEnv().PAYLOAD_SECRET })
  if (!card) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } })
  const image = await imageInTime(card).catch((error: unknown) => {
    log.error({ err: error }, 'A share image could not be drawn')
    return null
  })
  if (!image) return toDefaultImage(card.locale)
  return new Response(new Uint8Array(image), {
    headers: {
      'Content-Type': 'image/png',
      'Cache-Control': `public, max-age=${year}, immutable`,
    },
  })
}

async function toDefaultImage(locale: Locale): Promise<Response> {
  // Without the database there is still the icon.
  const site = await getSite({ locale }).catch(() => null)
  const location = site?.image?.url ?? '/icon-512.png'
  return new Response(null, {
    status: 307,
    headers: { Location: location, 'Cache-Control': 'no-store' },
  })
}
