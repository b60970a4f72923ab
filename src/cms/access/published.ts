import type { Access } from 'payload'

/**
 * Editors read everything, the site's own code what is published, anonymous REST nothing:
 * with per-language status a public REST read leaks drafts through `locale=all`,
 * `fallback-locale` and `where` (docs/adr/0004).
 */
export const published: Access = ({ req }) => {
  if (req.user?.collection === 'editors') return true
  if (req.payloadAPI !== 'local') return false
  return { _status: { equals: 'published' } }
}
