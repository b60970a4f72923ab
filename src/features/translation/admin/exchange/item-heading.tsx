import type { ImportItem, ImportReport } from '../../transfer/import-report'
import { unitPath } from '../../desk-paths'
import type { PanelIntl } from '@/components/panel/panel-intl'
import { exchangeTexts } from '../texts/exchange'
import { FormatDiff } from '../unit/text/format-diff'
import { FormattedText } from '../unit/text/formatted-text'
import { readText } from '../unit/text/read-text'
import styles from './exchange.module.css'

type Item = { item: ImportItem; report: ImportReport; intl: PanelIntl }

/** Where the text stands, and its source with what has changed in it since the export. */
export function ItemHeading({ item, report, intl }: Item) {
  const { t } = intl
  const { sourceLocale, targetLocale } = report
  const { unit, title, format, source, exportedSource, reason } = item
  const address = new URLSearchParams({ unit, locale: targetLocale }).toString()
  return (
    <>
      <h5 className={styles.place}>
        {reason === 'unknown' ? (
          title
        ) : (
          <a href={`${unitPath}?${address}`} rel="noreferrer" target="_blank">
            {title}
          </a>
        )}
      </h5>
      <p className={styles.source} lang={sourceLocale}>
        <span className={styles.label} lang={intl.language}>
          {t(exportedSource === null ? exchangeTexts.source : exchangeTexts.sourceChange)}
        </span>
        {exportedSource === null && (
          <FormattedText marked={null} nodes={readText({ text: source, format })} />
        )}
      </p>
      {exportedSource !== null && (
        <FormatDiff
          format={format}
          from={exportedSource}
          intl={intl}
          lang={sourceLocale}
          to={source}
        />
      )}
    </>
  )
}
