import 'server-only'
import type { Metadata } from 'next'
import type { SeoView } from '@/features/pages/types'
import { defaultLocale, localeNames, locales, type Locale } from '@/i18n/locales'
import { localePath } from '@/i18n/paths'
import { siteAddress } from '@/lib/site-address'
import { getSite } from './queries'

/** Every language of a page and the address for readers of none of them. */
export function alternates(path: string): Record<string, string> {
  const neutral = path === '' ? '/' : localePath({ locale: defaultLocale, path })
  const addresses: Record<string, string> = { 'x-default': siteAddress(neutral) }
  for (const locale of locales) addresses[locale] = siteAddress(localePath({ locale, path }))
  return addresses
}

/**
 * Title, description, canonical address, language alternates and social card of a page.
 * `path` stands without the language; `isIndexed: false` keeps the page out of search engines.
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
  const image = seo.image ?? site.image
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
      ...(image
        ? { images: [{ url: siteAddress(image.url), width: image.width, height: image.height }] }
        : {}),
    },
    twitter: {
      card: image ? 'summary_large_image' : 'summary',
      title,
      description: seo.description,
    },
  }
}
