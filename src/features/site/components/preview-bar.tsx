import { draftMode } from 'next/headers'
import type { Locale } from '@/i18n/locales'
import { getMessages, getTranslator } from '@/i18n/translator'
import { getEnv } from '@/lib/env'
import { LazyTextMarks } from './lazy-text-marks.client'
import styles from './preview-bar.module.css'
import { RefreshOnSave } from './refresh-on-save.client'

/** Tells an editor in preview that drafts are shown, with the way out; nothing for readers. */
export async function PreviewBar({ locale }: { locale: Locale }) {
  const { isEnabled } = await draftMode()
  if (!isEnabled) return null
  const t = getTranslator(locale)
  return (
    <aside className={styles.bar} aria-label={t('preview.notice')}>
      <p>{t('preview.notice')}</p>
      <a href={`/preview/exit?lang=${locale}`}>{t('preview.exit')}</a>
      <LazyTextMarks locale={locale} words={getMessages(locale).preview} />
      <RefreshOnSave serverURL={getEnv().SITE_URL} />
    </aside>
  )
}
