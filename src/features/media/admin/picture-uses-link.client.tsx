'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { useParams, usePathname, useSearchParams } from 'next/navigation'
import { adminLanguage } from '@/components/panel/admin-language'
import { pictureTexts } from './texts'

/** The heading of the tab beside Payload’s own, which can only name themselves in its words. */
export function PictureUsesTab({ path }: { path: string }) {
  const { i18n } = useTranslation()
  const pathname = usePathname()
  const locale = useSearchParams().get('locale')
  const { segments } = useParams<{ segments?: string[] }>()
  const [kind = '', slug = '', id = ''] = segments ?? []
  const href = `/admin/${kind}/${slug}/${id}${path}`
  // Payload shows what is in the trash without its tabs' views.
  if (id === 'trash') return null
  const isActive = pathname === href
  return (
    <Button
      buttonStyle="tab"
      className={isActive ? 'doc-tab doc-tab--active' : 'doc-tab'}
      disabled={isActive}
      el={isActive ? 'div' : 'link'}
      margin={false}
      size="medium"
      {...(!isActive && { to: locale === null ? href : `${href}?locale=${locale}` })}
    >
      <span className="doc-tab__label">{pictureTexts.tab[adminLanguage(i18n.language)]}</span>
    </Button>
  )
}
