'use client'

import { useTranslation } from '@payloadcms/ui'
import { adminLanguage } from '@/components/panel/admin-language'
import { FailurePage } from '@/components/panel/failure/failure-page.client'
import styles from '@/components/panel/failure/failure-page.module.css'

type Props = { error: Error & { digest?: string } }

/** In place of a page of the panel that could not be made or drawn. */
export default function PanelError({ error }: Props) {
  const { i18n } = useTranslation()
  return (
    <FailurePage
      language={adminLanguage(i18n.language)}
      place="panel"
      digest={error.digest}
      className={styles.page}
    />
  )
}
