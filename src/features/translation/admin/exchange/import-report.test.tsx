import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { panelIntl } from '@/components/panel/panel-intl'
import { conflictingItem } from '../../../../../tests/helpers/conflicting-item'
import type { ImportItem, ImportReport } from '../../transfer/import-report'
import { ImportReportView } from './import-report.client'
import type { RunningImport } from './use-import.client'

vi.mock('@payloadcms/ui', () => import('../../../../../tests/helpers/payload-ui'))

const running: RunningImport = {
  ...{ question: null, work: null, problem: null, report: null, drafts: {} },
  check: () => Promise.resolve(),
  apply: () => Promise.resolve(),
  decide: () => undefined,
  write: () => undefined,
}

/** The report of these texts as it is shown. */
function shown(items: ImportItem[]): string {
  const report: ImportReport = {
    isDryRun: true,
    name: 'texts.xlf',
    format: 'xliff-1.2',
    exportId: 'x',
    sourceLocale: 'ro',
    targetLocale: 'en',
    total: items.length,
    counts: { apply: 0, 'apply-outdated': 0, unchanged: 0, conflict: 0, refused: 0 },
    stored: items.filter(({ stored }) => stored !== null).length,
    items,
  }
  return renderToStaticMarkup(
    <ImportReportView intl={panelIntl('en')} report={report} running={running} />,
  )
}

const taken: ImportItem = {
  ...{ ...conflictingItem, verdict: 'apply', state: 'needs-review', stored: 'Hello' },
}

test('how many texts an import approves is told before it does', () => {
  const kept: ImportItem = { ...conflictingItem, unit: 'c', state: 'approved' }
  const approved: ImportItem = { ...taken, unit: 'b', state: 'approved' }
  expect(shown([taken, approved, kept])).toContain('Of these, approved: 1.')
  expect(shown([taken, kept])).not.toContain('approved:')
})
