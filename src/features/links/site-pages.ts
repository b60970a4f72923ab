import { plainPath } from '@/i18n/plain-path'
import { paths } from '@/i18n/paths'

/** What keeps a link from its page; null where it works. */
export type Fault =
  | 'missing'
  | 'unpublished'
  | 'trashed'
  | 'chain'
  | 'loop'
  | 'no-language'
  | 'two-languages'
  | 'no-file'
  | 'malformed'

/** Where the addresses of the site lead, as `plainPath` writes them. */
export type SitePages = {
  /** Of records that readers see. */
  live: ReadonlySet<string>
  hidden: ReadonlyMap<string, 'unpublished' | 'trashed'>
  redirects: ReadonlyMap<string, string>
  /** Names of the pictures and files that were uploaded. */
  files: ReadonlySet<string>
}

// Below `/members` there is a page for every number, but no list.
const { members, ...pages } = paths
const fixed = new Set<string>(Object.values(pages).map(plainPath))
const memberPage = new RegExp(`^${members}/[^/]+$`)

/** Whether there is a page in the code of the site, whatever editors publish. */
export function isFixedPage(path: string): boolean {
  return fixed.has(path) || memberPage.test(path)
}

/** Pages that a redirect may sensibly lead to. */
export const inviting: readonly string[] = [
  paths.home,
  paths.projects,
  paths.become,
  paths.community,
  paths.about,
  paths.terms,
  paths.privacy,
  paths.contact,
].map(plainPath)

export function isLive({ path, pages: { live } }: { path: string; pages: SitePages }): boolean {
  return isFixedPage(path) || live.has(path)
}

/**
 * What a request for a path leads to; redirects are followed. More than one of them in a row is
 * a chain. `from` is the address of a redirect that has led here already.
 */
export function findPathFault({
  path,
  pages: known,
  from,
}: {
  path: string
  pages: SitePages
  from?: string
}): Fault | null {
  const passed = new Set(from === undefined ? [] : [from])
  let at = path
  for (;;) {
    const arrived = passed.size > 1 ? 'chain' : null
    if (passed.has(at)) return 'loop'
    if (isLive({ path: at, pages: known })) return arrived
    const next = known.redirects.get(at)
    if (next === undefined) return known.hidden.get(at) ?? 'missing'
    passed.add(at)
    if (!next.startsWith('/')) return passed.size > 1 ? 'chain' : null
    at = plainPath(next)
  }
}
