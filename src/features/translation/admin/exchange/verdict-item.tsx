import type { ImportItem, ImportReport } from '../../transfer/import-report'
import type { PanelIntl } from '@/components/panel/panel-intl'
import { FormatDiff } from '../unit/text/format-diff'
import { FormattedText } from '../unit/text/formatted-text'
import { readText } from '../unit/text/read-text'
import styles from './exchange.module.css'
import { ItemHeading } from './item-heading'
import { toOutcome } from './report-table'

/** A text of which nothing is to be decided: what the file makes of it, or why it is refused. */
export function VerdictItem({
  item,
  report,
  intl,
}: {
  item: ImportItem
  report: ImportReport
  intl: PanelIntl
}) {
  return (
    <>
      <ItemHeading item={item} report={report} intl={intl} />
      {item.decision === 'mine' ? (
        <p className={styles.text} lang={report.targetLocale}>
          <FormattedText
            marked={null}
            nodes={readText({ text: item.mine ?? '', format: item.format })}
          />
        </p>
      ) : (
        <FormatDiff
          format={item.format}
          from={item.mine ?? ''}
          intl={intl}
          lang={report.targetLocale}
          to={item.stored ?? item.theirs}
        />
      )}
      <p className={item.verdict === 'refused' ? styles.bad : styles.outcome}>
        {toOutcome({ item, isDryRun: report.isDryRun, intl })}
      </p>
    </>
  )
}
