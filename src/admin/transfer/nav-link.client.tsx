'use client'

import { Link, useAuth, useTranslation } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { editorRights } from '@/translation/rights'
import { mayTransfer } from '@/workplace/transfer/transfer-rights'
import { adminLanguage } from '../admin-language'
import '../translations/nav-link.css'
import { transferPath } from './transfer-path'
import { transferTexts } from './texts'

/** The transfer of content among Payload’s own links, for administrators. */
export function TransferNavLink() {
  const { i18n } = useTranslation()
  const { user } = useAuth()
  const path = usePathname()
  const editor = editorRights(user)
  if (!editor || !mayTransfer(editor)) return null
  const isActive = path === transferPath || path.startsWith(`${transferPath}/`)
  return (
    <div className="translations-nav">
      <Link
        aria-current={isActive ? 'page' : undefined}
        className="nav__link"
        href={transferPath}
        id="nav-transfer"
        prefetch={false}
      >
        {isActive && <span className="nav__link-indicator" />}
        <span className="nav__link-label">{transferTexts.title[adminLanguage(i18n.language)]}</span>
      </Link>
    </div>
  )
}
