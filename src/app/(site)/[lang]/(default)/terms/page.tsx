import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { LegalText } from '@/features/legal/components/legal-text'
import { getLegal } from '@/features/legal/queries'
import { PageShell } from '@/features/site/components/page-shell'
import { pageMetadata } from '@/features/site/metadata'
import { pageData } from '@/features/site/structured-data'
import { paths } from '@/i18n/paths'
import { requireLocale, type LangParams } from '../../../locale-param'

// A new release comes into force by its date alone.
export const revalidate = 300

export async function generateMetadata({ params }: LangParams): Promise<Metadata> {
  const locale = await requireLocale(params)
  const legal = await getLegal({ kind: 'terms', locale, day: null })
  return legal ? pageMetadata({ locale, path: paths.terms, seo: legal.seo }) : {}
}

export default async function TermsPage({ params }: LangParams) {
  const locale = await requireLocale(params)
  const legal = await getLegal({ kind: 'terms', locale, day: null })
  if (!legal) notFound()
  const data = await pageData({
    locale,
    type: 'WebPage',
    path: paths.terms,
    title: legal.title.value,
    description: legal.seo.description,
    dateModified: legal.day,
  })
  return (
    <PageShell locale={locale} path={paths.terms} gaps={legal} data={data}>
      <LegalText legal={legal} locale={locale} path={paths.terms} />
    </PageShell>
  )
}
