import { readdirSync } from 'node:fs'

/** First path segments that are answered by something else than the pages of the site. */
const services = [
  '_next',
  'account',
  'auth',
  'build.json',
  'contact',
  'favicon.ico',
  'healthz',
  'icon.svg',
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

export type Destination = 'admin' | 'api' | 'service' | 'nowhere'

/** Tells who answers addresses without a language; `publicFolder` is listed once. */
export function createDestinations({ publicFolder }: { publicFolder: string }) {
  const known = new Set([...services, ...publicFiles(publicFolder)])

  return function destination(path: string): Destination {
    const [, first = ''] = path.split('/')
    if (first === 'admin' || first === 'api') return first
    return known.has(first) ? 'service' : 'nowhere'
  }
}
