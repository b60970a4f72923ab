'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { useParams, usePathname, useSearchParams } from 'next/navigation'
import type { AdminLabel } from '@/cms/label'
import { adminLanguage } from '../admin-language'

/**
 * The heading of a tab beside Payload’s own, which can only name themselves in its words.
 * @param options `path` follows the address of the record
 */
export function RecordTab({ path, text }: { path: string; text: AdminLabel }) {
  const { i18n } = useTranslation()
  const pathname = usePathname()
  const locale = useSearchParams().get('locale')
  const { segments } = useParams<{ segments?: string[] }>()
  const [kind = '', slug = '', id = ''] = segments ?? []
  // Payload shows what is in the trash without the views of its tabs.
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
      {...(!isActive && { to: locale === null ? href : `${href}?locale=${locale}` })}
    >
      <span className="doc-tab__label">{text[adminLanguage(i18n.language)]}</span>
    </Button>
  )
}
