import 'server-only'
import { cached } from '@/cms/cached'
import { localizedReader } from '@/cms/localized'
import { readGlobal } from '@/cms/read-global'
import { populatedMedia } from '@/cms/relations'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/i18n/paths'
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
  const share = populatedMedia(siteVersions.source.image)?.sizes?.share
  return {
    name: site.text((doc) => doc.name),
    tagline: site.text((doc) => doc.tagline),
    description: site.text((doc) => doc.description).value,
    image:
      share?.url && share.width && share.height
        ? { url: share.url, width: share.width, height: share.height }
        : null,
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
