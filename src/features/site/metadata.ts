import 'server-only'
import type { Metadata } from 'next'
import { visibleDrafts } from '@/cms/reading/visible-drafts'
import type { SeoView, SharePicture } from '@/features/pages/types'
import { defaultLocale, localeNames, locales, type Locale } from '@/i18n/locales'
import { localePath } from '@/i18n/paths'
import { getEnv } from '@/lib/env'
import { siteAddress } from '@/lib/http/site-address'
import { cardAddress } from '@/share-images/card-address'
import { cardSize } from '@/share-images/share-card'
import { getSite } from './queries'
import type { SiteView } from './types'

/** Every language of a page and the address for readers of none of them. */
export function alternates(path: string): Record<string, string> {
  const neutral = path === '' ? '/' : localePath({ locale: defaultLocale, path })
  const addresses: Record<string, string> = { 'x-default': siteAddress(neutral) }
  for (const locale of locales) addresses[locale] = siteAddress(localePath({ locale, path }))
  return addresses
}

/** The picture that an editor has chosen, else one with the title of the page. */
async function choosePicture({
  locale,
  seo,
  site,
}: {
  locale: Locale
  seo: SeoView
  site: SiteView
}): Promise<SharePicture | null> {
  if (seo.image) return seo.image
  // An address is drawn for anyone who has it: drafts get none.
  const { kind } = await visibleDrafts()
  if (kind !== 'none') return site.image
  const siteName = site.name.value
  const title = seo.heading || seo.title
  const card = { locale, topic: seo.topic ?? null, siteName, title }
  const url = cardAddress({ card, secret: getEnv().PAYLOAD_SECRET })
  return { url, ...cardSize, alt: `${title} · ${siteName}` }
}

/**
 * Title, description, canonical address, language alternates and social card of a page.
 * `path` is without the language; `isIndexed: false` keeps the page out of search engines.
 */
export async function pageMetadata({
  locale,
  path,
  seo,
  isIndexed = true,
}: {
  locale: Locale
  path: string
  seo: SeoView
  isIndexed?: boolean
}): Promise<Metadata> {
  const site = await getSite({ locale })
  const name = site.name.value
  const title = seo.title.includes(name) ? seo.title : `${seo.title} · ${name}`
  const address = siteAddress(localePath({ locale, path }))
  const picture = await choosePicture({ locale, seo, site })
  const images = picture ? [{ ...picture, url: new URL(picture.url, siteAddress('/')).href }] : []
  return {
    title,
    description: seo.description,
    alternates: { canonical: address, ...(isIndexed ? { languages: alternates(path) } : {}) },
    ...(isIndexed ? {} : { robots: { index: false } }),
    openGraph: {
      type: 'website',
      siteName: name,
      title,
      description: seo.description,
      url: address,
      locale: localeNames[locale].openGraph,
      alternateLocale: locales
        .filter((other) => other !== locale)
        .map((other) => localeNames[other].openGraph),
      images,
    },
    twitter: {
      card: picture ? 'summary_large_image' : 'summary',
      title,
      description: seo.description,
      images,
    },
  }
}
