'use client'

import { useMemo } from 'react'
import type { Locale } from '@/i18n/locales'
import { speaker as speakerOf } from '@/components/panel/speaker'
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
  /** Of the admin panel. */
  language: Locale
  /** Those the editor may write. */
  locales: Locale[]
  /** What the list was narrowed to, as in its address. */
  filterQuery: string
}) {
  const speaker = useMemo(() => speakerOf(language), [language])
  const { say } = speaker
  return (
    <>
      <section aria-labelledby="exchange-export" className={styles.section}>
        <h2 id="exchange-export">{say(exchangeTexts.exportTitle)}</h2>
        <p className={styles.hint}>{say(exchangeTexts.exportHint)}</p>
        <ExportForm filterQuery={filterQuery} locales={locales} speaker={speaker} />
      </section>
      <section aria-labelledby="exchange-import" className={styles.section}>
        <h2 id="exchange-import">{say(exchangeTexts.importTitle)}</h2>
        <p className={styles.hint}>{say(exchangeTexts.importHint)}</p>
        <ImportPanel speaker={speaker} />
      </section>
    </>
  )
}
