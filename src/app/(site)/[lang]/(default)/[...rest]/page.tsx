import { headers } from 'next/headers'
import { notFound, permanentRedirect } from 'next/navigation'
import { getRedirect } from '@/features/site/queries'
import { localePath } from '@/i18n/paths'
import { locationAddress } from '@/lib/http/location-address'
import { requireLocale } from '../../../locale-param'

type Props = { params: Promise<{ lang: string; rest: string[] }> }

export const dynamic = 'force-dynamic'

/**
 * An address without a page may lead elsewhere by now.
 *
 * Next answers `notFound()` with an empty document that only script fills. So the front server
 * requests it again with `x-missing-page`, gets what the layout draws, and sends it with the status
 * 404 itself. It does so for every missing page, whichever server discovered that.
 */
export default async function RestPage({ params }: Props) {
  const locale = await requireLocale(params)
  const { rest } = await params
  const asked = await headers()
  const to = await getRedirect(asked.get('x-original-path') ?? `/${rest.join('/')}`)
  if (to !== null) permanentRedirect(locationAddress(localePath({ locale, path: to })))
  if (asked.has('x-missing-page')) return null
  notFound()
}
