'use client'

import { Link, useTranslation } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { adminLanguage } from '../admin-language'
import { deskPath } from './desk-paths'
import { deskTexts } from './texts/desk'
import './nav-link.css'

/** The desk among Payload’s own links, looking like one of them. */
export function TranslationsNavLink() {
  const { i18n } = useTranslation()
  const path = usePathname()
  const isActive = path === deskPath || path.startsWith(`${deskPath}/`)
  const text = deskTexts.title[adminLanguage(i18n.language)]
  return (
    <div className="translations-nav">
      <Link
        aria-current={isActive ? 'page' : undefined}
        className="nav__link"
        href={deskPath}
        id="nav-translations"
        prefetch={false}
      >
        {isActive && <span className="nav__link-indicator" />}
        <span className="nav__link-label">{text}</span>
      </Link>
    </div>
  )
}
