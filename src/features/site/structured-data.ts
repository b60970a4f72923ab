import 'server-only'
import { localeNames, type Locale } from '@/i18n/locales'
import { localePath } from '@/i18n/paths'
import { siteAddress } from '@/lib/http/site-address'
import { getSite } from './queries'

type Crumb = { name: string; path: string }

async function organization(locale: Locale) {
  const site = await getSite({ locale })
  return {
    '@type': 'Organization',
    '@id': siteAddress('/#group'),
    name: site.name.value,
    description: site.description.value,
    url: siteAddress('/'),
    logo: siteAddress('/icon.svg'),
  }
}

/** The site itself and who runs it; shown on the home page. */
export async function siteData(locale: Locale): Promise<Record<string, unknown>> {
  const site = await getSite({ locale })
  return {
    '@graph': [
      await organization(locale),
      {
        '@type': 'WebSite',
        '@id': siteAddress('/#site'),
        name: site.name.value,
        description: site.description.value,
        url: siteAddress('/'),
        inLanguage: localeNames[locale].tag,
        publisher: { '@id': siteAddress('/#group') },
      },
    ],
  }
}

/** A page and the way to it from the home page. `type` is a schema.org page type. */
export async function pageData({
  locale,
  type,
  path,
  title,
  description,
  parents = [],
  dateModified,
}: {
  locale: Locale
  type: 'AboutPage' | 'ContactPage' | 'CollectionPage' | 'WebPage' | 'CreativeWork'
  path: string
  title: string
  description: string
  parents?: Crumb[]
  /** ISO date; a draft may have none yet. */
  dateModified?: string | null
}): Promise<Record<string, unknown>> {
  const site = await getSite({ locale })
  const crumbs = [{ name: site.name.value, path: '' }, ...parents, { name: title, path }]
  const address = (to: string) => siteAddress(localePath({ locale, path: to }))
  return {
    '@graph': [
      {
        '@type': type,
        '@id': address(path),
        url: address(path),
        name: title,
        description,
        inLanguage: localeNames[locale].tag,
        isPartOf: { '@id': siteAddress('/#site') },
        ...(dateModified ? { dateModified } : {}),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map((crumb, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: crumb.name,
          item: address(crumb.path),
        })),
      },
    ],
  }
}
