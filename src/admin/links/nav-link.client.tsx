'use client'

import { Link, useAuth, useTranslation } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { editorRights } from '@/translation/rights'
import { adminLanguage } from '../admin-language'
import '../translations/nav-link.css'
import { linksPath } from './link-paths'
import { linkTexts } from './texts'

/** The report of broken links among Payload’s own links. */
export function LinksNavLink() {
  const { i18n } = useTranslation()
  const { user } = useAuth()
  const path = usePathname()
  if (!editorRights(user)) return null
  const isActive = path === linksPath || path.startsWith(`${linksPath}/`)
  return (
    <div className="translations-nav">
      <Link
        aria-current={isActive ? 'page' : undefined}
        className="nav__link"
        href={linksPath}
        id="nav-links"
        prefetch={false}
      >
        {isActive && <span className="nav__link-indicator" />}
        <span className="nav__link-label">{linkTexts.title[adminLanguage(i18n.language)]}</span>
      </Link>
    </div>
  )
}
