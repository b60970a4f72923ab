'use client'

import { Link, useAuth, useTranslation } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { editorRights } from '@/translation/rights'
import { mayOpenInbox } from '@/workplace/inbox/inbox-rights'
import { adminLanguage } from '../admin-language'
import '../translations/nav-link.css'
import { inboxPath } from './inbox-path'
import { listTexts } from './list-texts'

/** The inbox among Payload’s own links, for those who may open it. */
export function InboxNavLink() {
  const { i18n } = useTranslation()
  const { user } = useAuth()
  const path = usePathname()
  const editor = editorRights(user)
  if (!editor || !mayOpenInbox(editor)) return null
  const isActive = path === inboxPath || path.startsWith(`${inboxPath}/`)
  return (
    <div className="translations-nav">
      <Link
        aria-current={isActive ? 'page' : undefined}
        className="nav__link"
        href={inboxPath}
        id="nav-inbox"
        prefetch={false}
      >
        {isActive && <span className="nav__link-indicator" />}
        <span className="nav__link-label">{listTexts.title[adminLanguage(i18n.language)]}</span>
      </Link>
    </div>
  )
}
