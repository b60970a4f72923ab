'use client'

import { useMemo } from 'react'
import type { Locale } from '@/i18n/locales'
import { panelIntl } from '@/components/panel/panel-intl'
import { exchangeTexts } from '../texts/exchange'
import styles from './exchange.module.css'
import { ExportForm } from './export-form.client'
import { ImportPanel } from './import-panel.client'

/** Texts out of the desk into files for translators, and back. */
export function ExchangePanel({
  language,
  locales,
  filterQuery,
}: {
  /** Language of the panel. */
  language: Locale
  /** Those the editor may write. */
  locales: Locale[]
  /** Query string of the list's filter. */
  filterQuery: string
}) {
  const intl = useMemo(() => panelIntl(language), [language])
  const { t } = intl
  return (
    <>
      <section aria-labelledby="exchange-export" className={styles.section}>
        <h2 id="exchange-export">{t(exchangeTexts.exportTitle)}</h2>
        <p className={styles.hint}>{t(exchangeTexts.exportHint)}</p>
        <ExportForm filterQuery={filterQuery} locales={locales} intl={intl} />
      </section>
      <section aria-labelledby="exchange-import" className={styles.section}>
        <h2 id="exchange-import">{t(exchangeTexts.importTitle)}</h2>
        <p className={styles.hint}>{t(exchangeTexts.importHint)}</p>
        <ImportPanel intl={intl} />
      </section>
    </>
  )
}
