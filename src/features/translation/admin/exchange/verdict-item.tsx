import type { ImportItem, ImportReport } from '../../transfer/import-report'
import type { Speaker } from '@/components/panel/speaker'
import { TextDiff } from '@/components/panel/diff/text-diff'
import styles from './exchange.module.css'
import { ItemHeading } from './item-heading'
import { outcomeOf } from './report-table'

/** A text of which nothing is to be decided: what the file makes of it, or why it is refused. */
export function VerdictItem({
  item,
  report,
  speaker,
}: {
  item: ImportItem
  report: ImportReport
  speaker: Speaker
}) {
  return (
    <>
      <ItemHeading item={item} report={report} speaker={speaker} />
      <TextDiff
        from={item.mine ?? ''}
        lang={report.targetLocale}
        speaker={speaker}
        to={item.theirs}
      />
      <p className={item.verdict === 'refused' ? styles.bad : styles.outcome}>
        {outcomeOf({ item, isDryRun: report.isDryRun, speaker })}
      </p>
    </>
  )
}
