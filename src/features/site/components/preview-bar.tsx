import { draftMode } from 'next/headers'
import { visibleDrafts, type VisibleDrafts } from '@/cms/reading/visible-drafts'
import { formatMoment } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'
import { getMessages, getTranslator } from '@/i18n/translator'
import { getEnv } from '@/lib/env'
import { editorsTimeZone } from '@/lib/chisinau-time'
import { LazyTextMarks } from './lazy-text-marks.client'
import { LazyPreviewTheme } from './lazy-preview-theme.client'
import styles from './preview-bar.module.css'
import { RefreshOnSave } from './refresh-on-save.client'

/**
 * Tells an editor in preview, or someone with a preview link, that drafts are shown, with the way
 * out; nothing for readers.
 */
export async function PreviewBar({ locale }: { locale: Locale }) {
  const { isEnabled } = await draftMode()
  if (!isEnabled) return null
  const shown = await visibleDrafts()
  const t = getTranslator(locale)
  const notice = getNotice({ shown, locale })
  return (
    <aside className={styles.bar} aria-label={notice}>
      <meta name="robots" content="noindex, nofollow" />
      <p>{notice}</p>
      <LazyPreviewTheme
        legend={t('preview.theme')}
        options={[
          { value: 'own', label: t('preview.themeOwn') },
          { value: 'light', label: t('layout.themeLight') },
          { value: 'dark', label: t('layout.themeDark') },
        ]}
      />
      <a href={`/preview/exit?lang=${locale}`}>{t('preview.exit')}</a>
      {shown.kind === 'all' && (
        <>
          <LazyTextMarks locale={locale} words={getMessages(locale).preview} />
          <RefreshOnSave serverURL={getEnv().SITE_URL} />
        </>
      )}
    </aside>
  )
}

function getNotice({ shown, locale }: { shown: VisibleDrafts; locale: Locale }): string {
  const t = getTranslator(locale)
  if (shown.kind === 'all') return t('preview.notice')
  if (shown.kind === 'none') return t('preview.notShared')
  const until = formatMoment({ at: shown.until.toISOString(), locale, timeZone: editorsTimeZone })
  return t('preview.shared', { until })
}
