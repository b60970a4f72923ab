'use client'

import { Link, useAuth, useTranslation } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { editorRights } from '@/translation/rights'
import { mayOpenApplications } from '@/workplace/applications/application-rights'
import { adminLanguage } from '../admin-language'
import '../translations/nav-link.css'
import { applicationsPath } from './application-paths'
import { listTexts } from './texts'

/** The applications among Payload’s own links, for those who may open them. */
export function ApplicationsNavLink() {
  const { i18n } = useTranslation()
  const { user } = useAuth()
  const path = usePathname()
  const editor = editorRights(user)
  if (!editor || !mayOpenApplications(editor)) return null
  const isActive = path === applicationsPath || path.startsWith(`${applicationsPath}/`)
  return (
    <div className="translations-nav">
      <Link
        aria-current={isActive ? 'page' : undefined}
        className="nav__link"
        href={applicationsPath}
        id="nav-applications"
        prefetch={false}
      >
        {isActive && <span className="nav__link-indicator" />}
        <span className="nav__link-label">{listTexts.title[adminLanguage(i18n.language)]}</span>
      </Link>
    </div>
  )
}
