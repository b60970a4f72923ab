import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'

const ofHost = '__Host-'
const secure = '__Secure-'

/** Says that drafts are shown, by a name that caches in front look for (deploy/cdn). It opens nothing. */
const preview = ['__next_preview_data', '__prerender_bypass']

/** May lack a prefix: beside these what a reader prefers, which scripts of the panel store as well. */
const open: ReadonlySet<string> = new Set([...preview, 'lang', 'payload-lng', 'payload-theme'])

/** Sent to some addresses only. Another host of the domain could set them, so nothing else is read as such. */
const narrow: ReadonlySet<string> = new Set([
  'known-device',
  'known-editor-device',
  'preview-pass',
  'sRefreshToken',
])

// Browsers refuse a cookie of the first prefix that has another path, or a domain.
const isOfHost = (attributes: string) =>
  /;\s*path=\/\s*(?:;|$)/i.test(attributes) && !/;\s*domain=/i.test(attributes)

function getName(cookie: string): string {
  return cookie.slice(0, Math.max(cookie.indexOf('='), 0)).trim()
}

/** A `Set-Cookie` of the application, as the browser gets it. */
function prefixed(cookie: string): string {
  const attributes = /;.*$/.exec(cookie)?.[0] ?? ''
  const marked = /;\s*secure\b/i.test(attributes) ? cookie : `${cookie}; Secure`
  if (preview.includes(getName(cookie))) return marked
  return `${isOfHost(attributes) ? ofHost : secure}${marked}`
}

/** A cookie by the name that the application gave it; null where it has not the prefix of that name. */
function withoutPrefix(pair: string): string | null {
  if (pair.startsWith(ofHost)) return pair.slice(ofHost.length)
  if (!pair.startsWith(secure)) return null
  const own = pair.slice(secure.length)
  return narrow.has(getName(own)) ? own : null
}

/** A `Cookie` header as the application reads it: without prefixes, and without what lacks one. */
function unprefixed(header: string): string {
  const pairs = header.split(';').map((pair) => pair.trim())
  const own = pairs.flatMap((pair) => withoutPrefix(pair) ?? [])
  const known = new Set(own.map(getName))
  const kept = pairs.filter((pair) => open.has(getName(pair)) && !known.has(getName(pair)))
  return [...own, ...kept].join('; ')
}

export type CookiePrefixes = {
  /** Mends the headers of a request in place. */
  read: (headers: IncomingHttpHeaders) => void
  /** Mends the headers of an answer in place. */
  write: (headers: OutgoingHttpHeaders) => void
}

/**
 * Gives the cookies of a site that is served over https the prefixes by which browsers take them from
 * this host alone (RFC 6265bis, 4.1.3): another host of the domain could have a browser send a session
 * of its own. Behind this server all cookies have the names that Payload and the SDK expect.
 */
export function createCookiePrefixes({ origin }: { origin: string }): CookiePrefixes {
  if (!origin.startsWith('https:')) return { read: () => undefined, write: () => undefined }
  return {
    read(headers) {
      if (headers.cookie !== undefined) headers.cookie = unprefixed(headers.cookie)
    },
    write(headers) {
      const set = headers['set-cookie']
      if (set === undefined) return
      headers['set-cookie'] = [set].flat().map(prefixed)
    },
  }
}
