import { paths, projectPath } from '@/i18n/paths'

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
 * The page, without its language, on which a text can be seen; null for texts that stand on none
 * of their own, such as messages.
 */
export function pagePathOf(options: {
  container: string
  path: string
  /** Of a project. */
  slug: string | null
}): string | null {
  const { container, path, slug } = options
  if (container === 'projects') return slug === null ? null : projectPath(slug)
  if (container === 'legal-pages') return path.startsWith('privacy') ? paths.privacy : paths.terms
  return pages[container] ?? null
}
