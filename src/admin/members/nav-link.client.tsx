'use client'

import { Link, useAuth, useTranslation } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { editorRights } from '@/translation/rights'
import { mayManageMembers } from '@/workplace/members/member-rights'
import { adminLanguage } from '../admin-language'
import '../translations/nav-link.css'
import { membersPath } from './member-paths'
import { memberTexts } from './texts'

/** The members among Payload’s own links, for those who may see them. */
export function MembersNavLink() {
  const { i18n } = useTranslation()
  const { user } = useAuth()
  const path = usePathname()
  const editor = editorRights(user)
  if (!editor || !mayManageMembers(editor)) return null
  const isActive = path === membersPath || path.startsWith(`${membersPath}/`)
  return (
    <div className="translations-nav">
      <Link
        aria-current={isActive ? 'page' : undefined}
        className="nav__link"
        href={membersPath}
        id="nav-members"
        prefetch={false}
      >
        {isActive && <span className="nav__link-indicator" />}
        <span className="nav__link-label">{memberTexts.title[adminLanguage(i18n.language)]}</span>
      </Link>
    </div>
  )
}
