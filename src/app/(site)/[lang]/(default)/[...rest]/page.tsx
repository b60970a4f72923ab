import { headers } from 'next/headers'
import { notFound } from 'next/navigation'

export const dynamic = 'force-dynamic'

/**
 * Next answers `notFound()` with an empty document that only script fills. So the front server asks
 * again with `x-missing-page`, gets what the layout draws, and sends it with the status 404 itself.
 */
export default async function RestPage() {
  if ((await headers()).has('x-missing-page')) return null
  notFound()
}
