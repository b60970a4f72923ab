import { plainPath } from '@/i18n/plain-path'
import { splitLocale } from '@/i18n/paths'
import { findPathFault, isLive, type Fault, type SitePages } from './site-pages'

/** A target is written without the language, which the page adds; an address is used as it is. */
export type LinkKind = 'target' | 'address'

type Link = {
  url: string
  kind: LinkKind
  pages: SitePages
  /** The site’s own origin: scheme, host and port. */
  origin: string
  /** For a redirect: the address it is made for. */
  from?: string
}

const upload = /^\/api\/media\/file\/([^/]+)$/
// What else answers without a language is no page: the admin, calls, files in the public folder.
export const service =
  /^\/(?:(?:admin|api|language|preview|healthz|share-images|account\/export)(?:\/|$)|.*\.[a-z0-9]{1,8}$)/i

/** Why a link is broken; null when it works or points to another site. */
export function findLinkFault(link: Link): Fault | null {
  const { url, kind, pages, from } = link
  if (url.startsWith('#')) return null
  if (!/^\/(?!\/)/.test(url)) return findAddressFault(link)
  if (kind === 'address') return findOwnAddressFault(link)
  if (splitLocale(plainEnd(url))) return 'two-languages'
  return findPathFault({ path: plainPath(url), pages, ...(from !== undefined && { from }) })
}

function findAddressFault(link: Link): Fault | null {
  const { url, origin } = link
  const [, rest = ''] = /^mailto:(.*)$/i.exec(url) ?? []
  if (rest !== '') return /^[^\s@?]+@[^\s@?]+\.[^\s@?]+(\?.*)?$/.test(rest) ? null : 'malformed'
  if (/^tel:\+?[\d\s().-]+$/i.test(url)) return null
  if (/\s/.test(url) || !/^https?:\/\//i.test(url) || !URL.canParse(url)) return 'malformed'
  const { origin: host, hostname, pathname } = new URL(url)
  if (host === origin) return findOwnAddressFault({ ...link, url: pathname })
  return /[^.]\.[^.]/.test(hostname) || hostname.startsWith('[') ? null : 'malformed'
}

function findOwnAddressFault({ url, pages, from }: Link): Fault | null {
  const path = plainPath(url)
  const asked = { path, pages, ...(from !== undefined && { from }) }
  const end = plainEnd(url)
  if (end === '' || splitLocale(end)) return findPathFault(asked)
  const [, file] = upload.exec(path) ?? []
  if (file !== undefined) return pages.files.has(file) ? null : 'no-file'
  if (service.test(path) && !pages.redirects.has(path)) return null
  return isLive({ path, pages }) ? 'no-language' : findPathFault(asked)
}

function plainEnd(url: string): string {
  const [path = ''] = url.split(/[?#]/)
  return path.replace(/\/+$/, '')
}
