import { toCsv } from '../../interchange/csv/cells'
import { refusalText, verdictName } from '../../interchange/problem-texts'
import type { ImportItem, ImportReport } from '../../transfer/import-report'
import type { PanelIntl } from '@/components/panel/panel-intl'
import { decisionNames, exchangeTexts } from '../texts/exchange'
import { stateNames } from '../texts/states'
import { listTexts } from '../texts/list'
import { readableText } from '../list/readable-text'

/** A report as a table for spreadsheets. */
export function reportTable({ report, intl }: { report: ImportReport; intl: PanelIntl }): string {
  const { t } = intl
  const header = [
    t(listTexts.place),
    t(exchangeTexts.verdicts),
    t(exchangeTexts.source),
    t(exchangeTexts.mine),
    t(exchangeTexts.theirs),
    t(exchangeTexts.storedText),
    t(listTexts.state),
    'unit',
  ]
  const rows = report.items.map((item) => [
    item.title,
    toOutcome({ item, isDryRun: report.isDryRun, intl }),
    readable({ item, text: item.source }),
    readable({ item, text: item.mine ?? '' }),
    readable({ item, text: item.theirs }),
    report.isDryRun ? '' : readable({ item, text: item.stored ?? '' }),
    item.state ? t(stateNames[item.state]) : '',
    item.unit,
  ])
  return toCsv([header, ...rows])
}

/** Texts of several lines keep them, those with tags are read without. */
function readable({ item, text }: { item: ImportItem; text: string }): string {
  const { format } = item
  return format === 'rich-text' ? readableText({ text, format }) : text
}

/** Whether the import is what approves the text, so that readers get it. */
export function isApproved({ stored, state }: ImportItem): boolean {
  return stored !== null && state === 'approved'
}

/** Whether the import takes the text of the file although that is not finished. */
export function isMarked({ stored, isUnfinished, decision }: ImportItem): boolean {
  return stored !== null && isUnfinished && decision !== 'text'
}

/** Outcome of a text, and its reason. */
export function toOutcome({
  item,
  isDryRun,
  intl,
}: {
  item: ImportItem
  isDryRun: boolean
  intl: PanelIntl
}): string {
  const { language, t } = intl
  const { verdict, movedLinks } = item
  const areMoved = verdict === 'conflict' && movedLinks.length > 0
  const links = intl.list(movedLinks.map(String))
  const parts = [
    areMoved
      ? t(exchangeTexts.movedLinks, { count: movedLinks.length, links })
      : verdictName({ kind: verdict, isDryRun, language }),
    ...(item.reason ? [refusalText({ reason: item.reason, language })] : []),
    ...(item.decision ? [t(decisionNames[item.decision])] : []),
    ...(isApproved(item) ? [t(exchangeTexts.asApproved)] : []),
    ...(isMarked(item) ? [t(exchangeTexts.thoughMarked)] : []),
  ]
  return [parts.join(' — '), ...item.errors].join('. ')
}
