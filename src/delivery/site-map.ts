import { readdirSync } from 'node:fs'
import { isLocale } from '@/i18n/locales'

/** First path segments that are answered by something else than the pages of the site. */
const services = [
  '_next',
  'account',
  'admin',
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

export type Destination = 'home' | 'page' | 'service' | 'nowhere'

/** Knows which addresses belong to whom; `publicFolder` is listed once. */
export function createSiteMap({ publicFolder }: { publicFolder: string }) {
  const known = new Set([...services, ...publicFiles(publicFolder)])

  return function destination(path: string): Destination {
    if (path === '/') return 'home'
    const [, first = ''] = path.split('/')
    if (isLocale(first)) return 'page'
    return known.has(first) ? 'service' : 'nowhere'
  }
}
