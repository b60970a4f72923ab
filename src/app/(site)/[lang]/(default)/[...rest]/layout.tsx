import type { Metadata } from 'next'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { NotFoundContent } from '@/features/site/components/not-found-content'
import { getSite } from '@/features/site/queries'
import { getTranslator } from '@/i18n/translator'
import { readablePath } from '@/lib/http/readable-path'
import { requireLocale } from '../../../locale-param'

type Props = { params: Promise<{ lang: string; rest: string[] }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await requireLocale(params)
  const { name } = await getSite({ locale })
  const title = `${getTranslator(locale)('notFound.title')} · ${name.value}`
  return { title, robots: { index: false } }
}

/** The missing page is drawn here, for the front server to send (see the page beside it). */
export default async function RestLayout({ params, children }: Props & { children: ReactNode }) {
  const locale = await requireLocale(params)
  const { rest } = await params
  const path = `/${rest.join('/')}`
  const asked = (await headers()).get('x-original-path') ?? `/${locale}${path}`
  return (
    <>
      <NotFoundContent locale={locale} path={path} shown={readablePath(asked)} />
      {children}
    </>
  )
}
