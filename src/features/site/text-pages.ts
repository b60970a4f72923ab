import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { TextPages } from '@/features/translation/options'
import { paths, projectPath } from '@/i18n/paths'
import { runSql } from '@/lib/run-sql'

const pages: Record<string, string> = {
  home: paths.home,
  about: paths.about,
  become: paths.become,
  community: paths.community,
  contact: paths.contact,
  'projects-page': paths.projects,
  'timeline-entries': paths.about,
  navigation: paths.home,
  footer: paths.home,
  site: paths.home,
}

/**
 * The page, without its language, on which a text can be seen; null for texts that are on none
 * of their own, such as messages.
 */
export function getPagePath(options: {
  container: string
  path: string
  /** Slug of a project; null for any other page. */
  slug: string | null
}): string | null {
  const { container, path, slug } = options
  if (container === 'projects') return slug === null ? null : projectPath(slug)
  if (container === 'legal-pages') return path.startsWith('privacy') ? paths.privacy : paths.terms
  return pages[container] ?? null
}

const everywhere = ['navigation', 'footer', 'site']

const ownContainers: Record<string, string[]> = {
  [paths.home]: ['home', 'projects'],
  [paths.about]: ['about', 'timeline-entries'],
  [paths.become]: ['become'],
  [paths.community]: ['community'],
  [paths.contact]: ['contact'],
  [paths.projects]: ['projects-page', 'projects'],
  [paths.terms]: ['legal-pages', 'legal-documents'],
  [paths.privacy]: ['legal-pages', 'legal-documents'],
}

/** The collections and globals whose texts are on a page; `path` has no language. */
export function containersOnPage(path: string): string[] {
  const [, first = ''] = path.split('/')
  const section = `/${first}`
  const own =
    ownContainers[path] ?? (section === paths.projects ? ['projects'] : ownContainers[section])
  return [...(own ?? []), ...everywhere]
}

type Text = Parameters<TextPages['findPath']>[0]

const slugRow = z.object({ slug: z.string().nullable() })

async function readSlug({ cms, req, container, document }: Text): Promise<string | null> {
  if (container !== 'projects') return null
  const query = sql`select slug from projects where id = ${Number(document)}`
  const { rows } = await runSql({ cms, ...(req && { req }), query })
  return z.array(slugRow).parse(rows)[0]?.slug ?? null
}

/** On which page of the site a text is, and which texts are on a page. */
export const textPages: TextPages = {
  findPath: async (text) => getPagePath({ ...text, slug: await readSlug(text) }),
  containersOn: containersOnPage,
}
