import type { MetadataRoute } from 'next'
import { siteAddress } from '@/lib/http/site-address'

// The address of the site is known when it runs, not when it is built.
export const dynamic = 'force-dynamic'

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      // Pictures for shared links and banners are served from below /api/.
      allow: ['/', '/api/media/file/'],
      disallow: ['/admin', '/api/', '/internal/', '/language/', '/preview'],
    },
    sitemap: siteAddress('/sitemap.xml'),
  }
}
