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
  const legal = await getLegal({ kind: 'privacy', locale, day: null })
  if (!legal) return {}
  return pageMetadata({ locale, path: paths.externalPrivacy, seo: legal.seo, isIndexed: false })
}

export default async function ExternalPrivacyPage({ params }: LangParams) {
  const locale = await requireLocale(params)
  const legal = await getLegal({ kind: 'privacy', locale, day: null })
  if (!legal) notFound()
  return (
    <BareShell locale={locale} path={paths.externalPrivacy} gaps={legal}>
      <LegalText legal={legal} locale={locale} path={null} />
    </BareShell>
  )
}
