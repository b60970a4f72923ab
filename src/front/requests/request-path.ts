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

/** `/RO//about/` → `/ro/about`: single slashes, none at the end, the language in lower case. */
function normalise(path: string): string {
  const segments = path.split(/[/\\]+/).filter((segment) => segment !== '')
  const [first = '', ...rest] = segments
  const prefix = first.toLowerCase()
  return `/${[isLocale(prefix) ? prefix : first, ...rest].join('/')}`
}

/**
 * Reads the target of a request (`/path?query`). One redirect mends everything about the form of
 * an address at once; an address that cannot be decoded or is absurdly long is bad.
 */
export function readRequestPath(target: string): RequestPath {
  const mark = target.indexOf('?')
  const path = mark === -1 ? target : target.slice(0, mark)
  const query = mark === -1 ? '' : target.slice(mark)
  if (path.length > longest || !path.startsWith('/') || !isDecodable(path)) return { kind: 'bad' }
  // A NUL byte is refused by the file system and the database alike.
  if (path.includes('%00')) return { kind: 'bad' }
  const normal = normalise(path)
  return normal === path
    ? { kind: 'path', path, query }
    : { kind: 'redirect', location: `${normal}${query}` }
}
