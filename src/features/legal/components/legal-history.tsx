import { slot, WithSlot } from '@/components/ui/with-slot'
import { formatDate } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'
import { localePath } from '@/i18n/paths'
import { getTranslator } from '@/i18n/translator'
import type { LegalView } from '../types'
import styles from './legal-history.module.css'

type Props = { legal: LegalView; locale: Locale; path: string }

const dateTexts = {
  'in-force': 'legal.updated',
  replaced: 'legal.updated',
  coming: 'legal.from',
} as const

const statusTexts = { replaced: 'legal.notInForce', coming: 'legal.notYetInForce' } as const

/** The date of a release, and for one that does not hold the way to that in force. */
export function LegalRelease({
  legal,
  locale,
  path,
}: {
  legal: LegalView
  locale: Locale
  path: string | null
}) {
  const t = getTranslator(locale)
  return (
    <div className={styles.release}>
      {legal.day !== null && (
        <p>
          <WithSlot text={t(dateTexts[legal.status], { date: slot })}>
            <time dateTime={legal.day}>{formatDate({ date: legal.day, locale })}</time>
          </WithSlot>
        </p>
      )}
      {legal.status !== 'in-force' && path !== null && (
        <p className={styles.replaced}>
          <WithSlot text={t(statusTexts[legal.status], { link: legal.hasOther ? slot : '' })}>
            <a href={localePath({ locale, path })}>{t('legal.current')}</a>
          </WithSlot>
        </p>
      )}
    </div>
  )
}

/** Links to the releases that were in force before. */
export function LegalHistory({ legal, locale, path }: Props) {
  const t = getTranslator(locale)
  const days = legal.earlier.filter((day) => day !== legal.day)
  if (days.length === 0) return null
  return (
    <section className={styles.history} aria-labelledby="legal_history">
      <h2 id="legal_history">{t('legal.history')}</h2>
      <ul>
        {days.map((day) => (
          <li key={day}>
            <a href={localePath({ locale, path: `${path}/${day}` })}>
              {t('legal.release', { date: formatDate({ date: day, locale }) })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
