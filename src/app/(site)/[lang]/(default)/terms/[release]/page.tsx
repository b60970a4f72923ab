import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { LegalText } from '@/features/legal/components/legal-text'
import { getLegal } from '@/features/legal/queries'
import { PageShell } from '@/features/site/components/page-shell'
import { pageMetadata } from '@/features/site/metadata'
import { paths } from '@/i18n/paths'
import { requireLocale } from '../../../../locale-param'

type Props = { params: Promise<{ lang: string; release: string }> }

export const revalidate = 300

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await requireLocale(params)
  const { release } = await params
  const legal = await getLegal({ kind: 'terms', locale, day: release })
  if (!legal) return {}
  const path = `${paths.terms}/${release}`
  return pageMetadata({ locale, path, seo: legal.seo, isIndexed: false })
}

export default async function TermsReleasePage({ params }: Props) {
  const locale = await requireLocale(params)
  const { release } = await params
  const legal = await getLegal({ kind: 'terms', locale, day: release })
  if (!legal) notFound()
  return (
    <PageShell locale={locale} path={`${paths.terms}/${release}`} gaps={legal}>
      <LegalText legal={legal} locale={locale} path={paths.terms} />
    </PageShell>
  )
}
