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
  const legal = await getLegal({ kind: 'privacy', locale, day: null })
  return legal ? pageMetadata({ locale, path: paths.privacy, seo: legal.seo }) : {}
}

export default async function PrivacyPage({ params }: LangParams) {
  const locale = await requireLocale(params)
  const legal = await getLegal({ kind: 'privacy', locale, day: null })
  if (!legal) notFound()
  const data = await pageData({
    locale,
    type: 'WebPage',
    path: paths.privacy,
    title: legal.title.value,
    description: legal.seo.description,
    dateModified: legal.day,
  })
  return (
    <PageShell locale={locale} path={paths.privacy} gaps={legal} data={data}>
      <LegalText legal={legal} locale={locale} path={paths.privacy} />
    </PageShell>
  )
}
