import type { ImportItem, ImportReport } from '../../transfer/import-report'
import type { PanelIntl } from '@/components/panel/panel-intl'
import { FormatDiff } from '../unit/text/format-diff'
import styles from './exchange.module.css'
import { ItemHeading } from './item-heading'
import { toOutcome } from './report-table'
import { SiteText } from './site-text'

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
      {item.decision === 'mine' || item.verdict === 'unfinished' ? (
        <SiteText item={item} lang={report.targetLocale} intl={intl} />
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
