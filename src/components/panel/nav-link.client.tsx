'use client'

import { Link, useAuth, useTranslation } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { editorRights, mayWriteShared, type EditorRights } from '@/cms/access/rights'
import type { PanelLink } from '@/cms/panel/extend-panel'
import { adminLanguage } from './admin-language'
import './nav-link.css'
import './payload-layout.css'
import './payload-contrast.css'
import './payload-small-screens.css'

function sees({ shownTo, editor }: Pick<PanelLink, 'shownTo'> & { editor: EditorRights }): boolean {
  if (shownTo === 'everyone') return true
  return shownTo === 'editors' ? mayWriteShared(editor) : editor.role === 'admin'
}

/** An own view among Payload’s own links, for those who may open it, looking like one of them. */
export function NavLink({ id, path: target, title, shownTo }: PanelLink) {
  const { i18n } = useTranslation()
  const { user } = useAuth()
  const path = usePathname()
  const editor = editorRights(user)
  if (!editor || !sees({ shownTo, editor })) return null
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
