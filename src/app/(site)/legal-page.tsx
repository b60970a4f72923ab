import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { LegalText } from '@/features/legal/components/legal-text'
import { getLegal } from '@/features/legal/queries'
import type { LegalKind } from '@/features/legal/types'
import { BareShell } from '@/features/site/components/bare-shell'
import { PageShell } from '@/features/site/components/page-shell'
import { pageMetadata } from '@/features/site/metadata'
import { pageData } from '@/features/site/structured-data'
import { paths } from '@/i18n/paths'
import { requireLocale, type LangParams } from './locale-param'

type ReleaseParams = { params: Promise<{ lang: string; release: string }> }

async function current({ kind, params }: { kind: LegalKind } & LangParams) {
  const locale = await requireLocale(params)
  return { locale, legal: await getLegal({ kind, locale, day: null }) }
}

async function released({ kind, params }: { kind: LegalKind } & ReleaseParams) {
  const locale = await requireLocale(params)
  const { release } = await params
  return { locale, release, legal: await getLegal({ kind, locale, day: release }) }
}

/** The release that is in force. */
export function legalPage(kind: LegalKind) {
  const path = paths[kind]
  return {
    async generateMetadata({ params }: LangParams): Promise<Metadata> {
      const { locale, legal } = await current({ kind, params })
      return legal ? pageMetadata({ locale, path, seo: legal.seo }) : {}
    },

    async Page({ params }: LangParams) {
      const { locale, legal } = await current({ kind, params })
      if (!legal) notFound()
      const data = await pageData({
        locale,
        type: 'WebPage',
        path,
        title: legal.title.value,
        description: legal.seo.description,
        dateModified: legal.day,
      })
      return (
        <PageShell locale={locale} path={path} gaps={legal} data={data}>
          <LegalText legal={legal} locale={locale} path={path} />
        </PageShell>
      )
    },
  }
}

/** A release by its day, former and coming ones included. */
export function legalReleasePage(kind: LegalKind) {
  return {
    async generateMetadata({ params }: ReleaseParams): Promise<Metadata> {
      const { locale, legal, release } = await released({ kind, params })
      if (!legal) return {}
      const path = `${paths[kind]}/${release}`
      return pageMetadata({ locale, path, seo: legal.seo, isIndexed: false })
    },

    async Page({ params }: ReleaseParams) {
      const { locale, legal, release } = await released({ kind, params })
      if (!legal) notFound()
      return (
        <PageShell locale={locale} path={`${paths[kind]}/${release}`} gaps={legal}>
          <LegalText legal={legal} locale={locale} path={paths[kind]} />
        </PageShell>
      )
    },
  }
}

/** The release in force in the frame for other sites of the network. */
export function externalLegalPage(kind: LegalKind) {
  const path = kind === 'terms' ? paths.externalTerms : paths.externalPrivacy
  return {
    async generateMetadata({ params }: LangParams): Promise<Metadata> {
      const { locale, legal } = await current({ kind, params })
      return legal ? pageMetadata({ locale, path, seo: legal.seo, isIndexed: false }) : {}
    },

    async Page({ params }: LangParams) {
      const { locale, legal } = await current({ kind, params })
      if (!legal) notFound()
      return (
        <BareShell locale={locale} path={path} gaps={legal}>
          <LegalText legal={legal} locale={locale} path={null} />
        </BareShell>
      )
    },
  }
}
