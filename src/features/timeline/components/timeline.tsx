import { Localized } from '@/components/ui/localized'
import { formatMonth, isoMonth } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'
import { getTranslator } from '@/i18n/translator'
import type { TimelineEntryView } from '../types'
import styles from './timeline.module.css'

/** The history of the group, oldest first. */
export function Timeline({ entries, locale }: { entries: TimelineEntryView[]; locale: Locale }) {
  const t = getTranslator(locale)
  if (entries.length === 0) return <p>{t('about.timelineEmpty')}</p>
  return (
    <ol className={styles.timeline}>
      {entries.map(({ id, date, title, content }) => (
        <li className={styles.entry} key={id}>
          {date !== null && (
            <time className={styles.date} dateTime={isoMonth(date)}>
              {formatMonth({ date, locale })}
            </time>
          )}
          <h3 className={styles.title}>
            <Localized text={title} locale={locale} />
          </h3>
          <p className={styles.text}>
            <Localized text={content} locale={locale} />
          </p>
        </li>
      ))}
    </ol>
  )
}
