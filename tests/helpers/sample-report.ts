import type {
  ImportItem,
  ImportReport,
} from '../../src/features/translation/transfer/import-report'

/** The report of a check of these texts, into English. */
export function sampleReport(items: ImportItem[]): ImportReport {
  return {
    isDryRun: true,
    name: 'texts.xlf',
    format: 'xliff-1.2',
    exportId: 'x',
    sourceLocale: 'ro',
    targetLocale: 'en',
    total: items.length,
    counts: { apply: 0, 'apply-outdated': 0, unchanged: 0, unfinished: 0, conflict: 0, refused: 0 },
    stored: items.filter(({ stored }) => stored !== null).length,
    items,
  }
}
