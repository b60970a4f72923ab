'use client'

import { Link, useAuth, useTranslation } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import type { AdminLabel } from '@/cms/label'
import { editorRights, type EditorRights } from '@/cms/access/rights'
import { adminLanguage } from './admin-language'
import './nav-link.css'
import './payload-layout.css'
import './payload-contrast.css'
import './payload-small-screens.css'

/** An own view among Payload’s own links, for those who may open it, looking like one of them. */
export function NavLink({
  id,
  path: target,
  title,
  mayOpen = () => true,
}: {
  id: string
  path: string
  title: AdminLabel
  mayOpen?: (editor: EditorRights) => boolean
}) {
  const { i18n } = useTranslation()
  const { user } = useAuth()
  const path = usePathname()
  const editor = editorRights(user)
  if (!editor || !mayOpen(editor)) return null
  const isActive = path === target || path.startsWith(`${target}/`)
  return (
    <div className="own-nav">
      <Link
        aria-current={isActive ? 'page' : undefined}
        className="nav__link"
        href={target}
        id={id}
        prefetch={false}
      >
        {isActive && <span className="nav__link-indicator" />}
        <span className="nav__link-label">{title[adminLanguage(i18n.language)]}</span>
      </Link>
    </div>
  )
}
