'use client'

import type { Locale } from '@/i18n/locales'
import type { WantedPage } from '../list-missing-pages'
import { Ago } from '@/components/panel/list/ago'
import table from '@/components/panel/list/list-table.module.css'
import { Mark } from '@/components/panel/mark'
import { speaker as speakerOf } from '@/components/panel/speaker'
import styles from './links.module.css'
import { mendTexts, wantedTexts } from './texts'

/** A missing page, how much it is wanted, and what can be done about it. */
export function WantedRow({
  page,
  now,
  mayMend,
  isBusy,
  language,
  onRedirect,
  onDismiss,
}: {
  page: WantedPage
  now: string
  mayMend: boolean
  isBusy: boolean
  language: Locale
  onRedirect: () => void
  onDismiss: () => void
}) {
  const speaker = speakerOf(language)
  const { say, number } = speaker
  const { shown, hits, isLinkedHere, isWithoutLanguage, lastSeenAt } = page
  return (
    <tr>
      <th scope="row">
        <bdi className={styles.address}>{shown}</bdi>{' '}
        {isLinkedHere && <Mark tone="open">{say(wantedTexts.linkedHere)}</Mark>}
        {isWithoutLanguage && (
          <span className={table.aside}>{say(wantedTexts.withoutLanguage)}</span>
        )}
      </th>
      <td className={styles.hits}>
        <span aria-hidden="true" className={styles.short}>
          {number(hits)}
        </span>
        <span className={styles.long}>{say(wantedTexts.hitCount, { count: hits })}</span>
      </td>
      <td className={table.ago}>
        <Ago at={lastSeenAt} now={new Date(now)} speaker={speaker} />
      </td>
      {mayMend && (
        <td className={styles.actions}>
          {!isWithoutLanguage && (
            <button
              aria-disabled={isBusy}
              aria-label={say(mendTexts.redirectOne, { path: shown })}
              className={styles.button}
              onClick={onRedirect}
              type="button"
            >
              {say(mendTexts.redirect)}
            </button>
          )}
          <button
            aria-disabled={isBusy}
            aria-label={say(mendTexts.dismissOne, { path: shown })}
            className={styles.button}
            onClick={onDismiss}
            type="button"
          >
            {say(mendTexts.dismiss)}
          </button>
        </td>
      )}
    </tr>
  )
}
