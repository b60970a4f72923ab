import type { IncomingMessage } from 'node:http'
import { isLocale } from '@/i18n/locales'

/** Longest address that is looked at, in characters; longer ones are no address of this site. */
const longest = 4000

export type RequestPath =
  | { kind: 'bad' }
  | { kind: 'redirect'; location: string }
  | { kind: 'path'; path: string; query: string }

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

// What is in no target (RFC 9112, 3.2): a fragment, and anything but printable ASCII.
const impossible = /[^\x21-\x7e]|#/

// Those of which an escape means the same as the character itself (RFC 3986, 2.3).
const unreserved = /[\w.~-]/

/** An escape as every reader of addresses would write it: `%61` → `a`, `%d0` → `%D0`. */
function normaliseEscape(escape: string): string {
  const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16))
  return unreserved.test(character) ? character : escape.toUpperCase()
}

function toSegments(path: string): string[] {
  const written = path.replace(/%[0-9a-f]{2}/gi, normaliseEscape)
  return written.split(/[/\\]+/).filter((segment) => segment !== '')
}

/** Whether a segment leads elsewhere, also for readers that decode an escaped slash. */
function climbs(segment: string): boolean {
  return segment.split(/%2F|%5C/).some((part) => part === '.' || part === '..')
}

/** `/RO//about/` → `/ro/about`: single slashes, none at the end, the language in lower case. */
function normalise(segments: string[]): string {
  const [first = '', ...rest] = segments
  const prefix = first.toLowerCase()
  return `/${[isLocale(prefix) ? prefix : first, ...rest].join('/')}`
}

/**
 * Reads the target of a request (`/path?query`). One redirect mends everything about the form of
 * an address at once; an address that cannot be decoded, climbs or is absurdly long is bad.
 */
export function readRequestPath(target: string): RequestPath {
  const mark = target.indexOf('?')
  const path = mark === -1 ? target : target.slice(0, mark)
  const query = mark === -1 ? '' : target.slice(mark)
  if (path.length > longest || !path.startsWith('/') || !isDecodable(path)) return { kind: 'bad' }
  // A NUL byte is refused by the file system and the database alike.
  if (impossible.test(target) || path.includes('%00')) return { kind: 'bad' }
  const segments = toSegments(path)
  // The application would take another way than the one that was looked at here.
  if (segments.some(climbs)) return { kind: 'bad' }
  const normal = normalise(segments)
  return normal === path
    ? { kind: 'path', path, query }
    : { kind: 'redirect', location: `${normal}${query}` }
}

// What a host and a port may be written with (RFC 3986, 3.2.2).
const host = /^[\w.~!$&'()*+,;=%:[\]-]*$/

/**
 * Whether a request names the host as it must (RFC 9112, 3.2): Node takes the first of two, and
 * others the last.
 */
export function namesHost({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length !== 4 || name.toLowerCase() !== 'host') continue
    hosts += 1
    if (hosts > 1 || !host.test(rawHeaders[at + 1] ?? '')) return false
  }
  return true
}
