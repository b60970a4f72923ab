import type { MetadataRoute } from 'next'
import { alternates } from '@/features/site/metadata'
import { getListedPages } from '@/features/site/sitemap'
import { locales } from '@/i18n/locales'
import { localePath } from '@/i18n/paths'
import { siteAddress } from '@/lib/http/site-address'

// Made on request from cached reads: the build has no database.
export const dynamic = 'force-dynamic'

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const pages = await getListedPages({})
  return pages.flatMap(({ path, updatedAt }) =>
    locales.map((locale) => ({
      url: siteAddress(localePath({ locale, path })),
      alternates: { languages: alternates(path) },
      ...(updatedAt ? { lastModified: updatedAt } : {}),
    })),
  )
}
