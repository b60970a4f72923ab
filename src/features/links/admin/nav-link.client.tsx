'use client'

import { NavLink } from '@/components/panel/nav-link.client'
import { linksPath } from './link-paths'
import { linkTexts } from './texts'

/** The report of broken links, shown to every editor. */
export function LinksNavLink() {
  return <NavLink id="nav-links" path={linksPath} title={linkTexts.title} />
}
