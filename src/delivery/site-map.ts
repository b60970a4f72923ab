import { readdirSync } from 'node:fs'

/** First path segments that are answered by something else than the pages of the site. */
const services = [
  '_next',
  'account',
  'api',
  'auth',
  'build.json',
  'contact',
  'favicon.ico',
  'healthz',
  'icon.svg',
  'internal',
  'language',
  'manifest.webmanifest',
  'members',
  'preview',
  'robots.txt',
  'share-images',
  'sitemap.xml',
  'usermeta',
]

function publicFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

export type Destination = 'admin' | 'service' | 'nowhere'

/** Knows whom addresses without a language belong to; `publicFolder` is listed once. */
export function createSiteMap({ publicFolder }: { publicFolder: string }) {
  const known = new Set([...services, ...publicFiles(publicFolder)])

  return function destination(path: string): Destination {
    const [, first = ''] = path.split('/')
    if (first === 'admin') return 'admin'
    return known.has(first) ? 'service' : 'nowhere'
  }
}
