import 'server-only'
import { cached } from '@/cms/reading/cached'
import { getCms } from '@/cms/client'
import { localizedReader } from '@/cms/reading/localized'
import { readGlobal } from '@/cms/reading/read-global'
import { readTrashedPages } from '@/cms/reading/trashed-pages'
import { toSharePicture } from '@/features/pages/mapping'
import type { Locale } from '@/i18n/locales'
import type { NamedPage } from '@/i18n/named-pages'
import { localePath, paths } from '@/i18n/paths'
import { plainPath } from '@/i18n/plain-path'
import type { SiteView } from './types'

const menu = [
  'home',
  'projects',
  'become',
  'community',
  'about',
  'terms',
  'privacy',
  'contact',
] as const

async function readSite({ locale, draft }: { locale: Locale; draft: boolean }): Promise<SiteView> {
  const [siteVersions, navigationVersions, footerVersions] = await Promise.all([
    readGlobal({ slug: 'site', locale, draft }),
    readGlobal({ slug: 'navigation', locale, draft }),
    readGlobal({ slug: 'footer', locale, draft }),
  ])
  const site = localizedReader(siteVersions)
  const navigation = localizedReader(navigationVersions)
  const footer = localizedReader(footerVersions)
  return {
    name: site.text((doc) => doc.name),
    tagline: site.text((doc) => doc.tagline),
    description: site.text((doc) => doc.description),
    image: toSharePicture({
      read: site,
      source: siteVersions.source,
      get: (doc) => doc.image,
    }),
    navigation: menu.map((name) => ({
      name,
      path: paths[name],
      label: navigation.text((doc) => doc[name]),
    })),
    footer: {
      about: footer.text((doc) => doc.about),
      attribution: {
        title: footer.text((doc) => doc.attribution?.title),
        lines: [
          footer.text((doc) => doc.attribution?.creator),
          footer.text((doc) => doc.attribution?.tools),
          footer.text((doc) => doc.attribution?.images),
          footer.text((doc) => doc.attribution?.icons),
          footer.text((doc) => doc.attribution?.licence),
        ],
      },
    },
  }
}

export const getSite = cached<{ locale: Locale }, SiteView>({
  name: 'site',
  tags: ['site', 'navigation', 'footer', 'media'],
  read: readSite,
})

/** The pages of the menu, which texts may name (src/i18n/named-pages.ts). */
export async function getNamedPages({ locale }: { locale: Locale }): Promise<NamedPage[]> {
  const { navigation } = await getSite({ locale })
  return navigation.map(({ label, path }) => ({ name: label, href: localePath({ locale, path }) }))
}

// All of them under one key: a kept answer for each address that someone thinks of would only fill
// the cache.
const getRedirects = cached<object, Record<string, string>>({
  name: 'redirects',
  tags: ['redirects', 'projects'],
  read: async () => {
    const cms = await getCms()
    const { docs } = await cms.find({
      collection: 'redirects',
      select: { from: true, to: true },
      depth: 0,
      pagination: false,
      overrideAccess: true,
    })
    const trashed = await readTrashedPages(cms)
    const leading = docs.filter(({ to }) => !trashed.has(plainPath(to)))
    return Object.fromEntries(leading.map(({ from, to }) => [plainPath(from), to]))
  },
})

/**
 * Where an address leads that has no page of its own, as the redirect has it; null where there is
 * none. The address may have a language.
 */
export async function getRedirect(address: string): Promise<string | null> {
  const redirects = new Map(Object.entries(await getRedirects({})))
  return redirects.get(plainPath(address)) ?? null
}
