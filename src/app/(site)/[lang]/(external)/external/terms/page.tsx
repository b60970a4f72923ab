import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { LegalText } from '@/features/legal/components/legal-text'
import { getLegal } from '@/features/legal/queries'
import { BareShell } from '@/features/site/components/bare-shell'
import { pageMetadata } from '@/features/site/metadata'
import { paths } from '@/i18n/paths'
import { requireLocale, type LangParams } from '../../../../locale-param'

export const revalidate = 300

export async function generateMetadata({ params }: LangParams): Promise<Metadata> {
  const locale = await requireLocale(params)
  const legal = await getLegal({ kind: 'terms', locale, day: null })
  if (!legal) return {}
  return pageMetadata({ locale, path: paths.externalTerms, seo: legal.seo, isIndexed: false })
}

export default async function ExternalTermsPage({ params }: LangParams) {
  const locale = await requireLocale(params)
  const legal = await getLegal({ kind: 'terms', locale, day: null })
  if (!legal) notFound()
  return (
    <BareShell locale={locale} path={paths.externalTerms} gaps={legal}>
      <LegalText legal={legal} locale={locale} path={null} />
    </BareShell>
  )
}
