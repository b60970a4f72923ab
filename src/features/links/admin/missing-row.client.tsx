'use client'

import type { Locale } from '@/i18n/locales'
import type { MissingPage } from '../list-missing-pages'
import { Ago } from '@/components/panel/list/ago'
import table from '@/components/panel/list/list-table.module.css'
import { Mark } from '@/components/panel/mark'
import { panelIntl } from '@/components/panel/panel-intl'
import styles from './links.module.css'
import { redirectTexts, missingTexts } from './texts'

/** A missing page, how much it is wanted, and what can be done about it. */
export function MissingRow({
  page,
  now,
  mayResolve,
  isBusy,
  language,
  onRedirect,
  onDismiss,
}: {
  page: MissingPage
  now: string
  mayResolve: boolean
  isBusy: boolean
  language: Locale
  onRedirect: () => void
  onDismiss: () => void
}) {
  const intl = panelIntl(language)
  const { t, number } = intl
  const { shown, hits, isLinkedHere, isWithoutLanguage, lastSeenAt } = page
  return (
    <tr>
      <th scope="row">
        <bdi className={styles.address}>{shown}</bdi>{' '}
        {isLinkedHere && <Mark tone="open">{t(missingTexts.linkedHere)}</Mark>}
        {isWithoutLanguage && (
          <span className={table.aside}>{t(missingTexts.withoutLanguage)}</span>
        )}
      </th>
      <td className={styles.hits}>
        <span aria-hidden="true" className={styles.short}>
          {number(hits)}
        </span>
        <span className={styles.long}>{t(missingTexts.hitCount, { count: hits })}</span>
      </td>
      <td className={table.ago}>
        <Ago at={lastSeenAt} now={new Date(now)} intl={intl} />
      </td>
      {mayResolve && (
        <td className={styles.actions}>
          {!isWithoutLanguage && (
            <button
              aria-disabled={isBusy}
              aria-label={t(redirectTexts.redirectOne, { path: shown })}
              className={styles.button}
              onClick={onRedirect}
              type="button"
            >
              {t(redirectTexts.redirect)}
            </button>
          )}
          <button
            aria-disabled={isBusy}
            aria-label={t(redirectTexts.dismissOne, { path: shown })}
            className={styles.button}
            onClick={onDismiss}
            type="button"
          >
            {t(redirectTexts.dismiss)}
          </button>
        </td>
      )}
    </tr>
  )
}
