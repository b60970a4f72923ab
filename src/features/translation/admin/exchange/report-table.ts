import { guardCell } from '../../interchange/csv/cells'
import { refusalText, verdictName } from '../../interchange/problem-texts'
import type { ImportItem, ImportReport } from '../../transfer/import-report'
import type { Speaker } from '@/components/panel/speaker'
import { decisionNames, exchangeTexts } from '../texts/exchange'
import { stateNames } from '../texts/states'
import { listTexts } from '../texts/list'

/** A report as a table for spreadsheets: CSV with a byte order mark, which they ask for. */
export function reportTable({
  report,
  speaker,
}: {
  report: ImportReport
  speaker: Speaker
}): string {
  const { say } = speaker
  const header = [
    say(listTexts.place),
    say(exchangeTexts.verdicts),
    say(exchangeTexts.source),
    say(exchangeTexts.mine),
    say(exchangeTexts.theirs),
    say(listTexts.state),
    'unit',
  ]
  const rows = report.items.map((item) => [
    item.title,
    outcomeOf({ item, isDryRun: report.isDryRun, speaker }),
    item.source,
    item.mine ?? '',
    item.theirs,
    item.state ? say(stateNames[item.state]) : '',
    item.unit,
  ])
  const lines = [header, ...rows].map((cells) => `${cells.map(quoted).join(',')}\r\n`)
  return `\ufeff${lines.join('')}`
}

/** What became of a text, and why. */
export function outcomeOf({
  item,
  isDryRun,
  speaker,
}: {
  item: ImportItem
  isDryRun: boolean
  speaker: Speaker
}): string {
  const { language, say } = speaker
  const parts = [
    verdictName({ kind: item.verdict, isDryRun, language }),
    ...(item.reason ? [refusalText({ reason: item.reason, language })] : []),
    ...(item.decision ? [say(decisionNames[item.decision])] : []),
  ]
  return [parts.join(' — '), ...item.errors].join('. ')
}

function quoted(cell: string): string {
  return `"${guardCell(cell).replaceAll('"', '""')}"`
}
