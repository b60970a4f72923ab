'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { useParams, usePathname, useSearchParams } from 'next/navigation'
import { adminLanguage } from '@/components/panel/admin-language'
import { documentTexts } from './texts/document'

/** The heading of the tab beside Payload’s own, which can only name themselves in its words. */
export function TranslationsTab({ path }: { path: string }) {
  const { i18n } = useTranslation()
  const pathname = usePathname()
  const locale = useSearchParams().get('locale')
  const { segments } = useParams<{ segments?: string[] }>()
  const [kind = '', slug = '', id = ''] = segments ?? []
  // A record in the trash has no texts on the desk.
  if (kind === 'collections' && id === 'trash') return null
  const record = kind === 'collections' ? `${kind}/${slug}/${id}` : `${kind}/${slug}`
  const href = `/admin/${record}${path}`
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
      <span className="doc-tab__label">{documentTexts.tab[adminLanguage(i18n.language)]}</span>
    </Button>
  )
}
