import type { IncomingHttpHeaders } from 'node:http'
import { chooseLanguage } from '@/i18n/choose-language'
import { localePath, paths } from '@/i18n/paths'

const pages: ReadonlySet<string> = new Set(Object.values(paths).filter((path) => path !== ''))
const recordPages = [paths.projects, paths.members, paths.terms, paths.privacy]
// Programs ask these addresses for data.
const shared: readonly string[] = [paths.account, paths.auth, paths.contact, paths.members]

function isBelow({ folder, path }: { folder: string; path: string }): boolean {
  return path.startsWith(`${folder}/`)
}

/**
 * Where the address of a page without its language leads: to the page in the reader's language. Null
 * for every other address, and for what only reads like one because a program asks.
 */
export function pageRedirect({
  path,
  query,
  headers,
}: {
  path: string
  /** With its question mark, or empty. */
  query: string
  headers: IncomingHttpHeaders
}): string | null {
  const isPage = pages.has(path) || recordPages.some((folder) => isBelow({ folder, path }))
  if (!isPage) return null
  const isShared = shared.some((folder) => path === folder || isBelow({ folder, path }))
  if (isShared && !headers.accept?.includes('text/html')) return null
  return `${localePath({ locale: chooseLanguage(headers), path })}${query}`
}
