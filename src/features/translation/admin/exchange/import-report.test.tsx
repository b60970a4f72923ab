// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { panelIntl } from '@/components/panel/panel-intl'
import { conflictingItem } from '../../../../../tests/helpers/conflicting-item'
import { endPart, findButton, showPart } from '../../../../../tests/helpers/panel-part'
import { sampleReport } from '../../../../../tests/helpers/sample-report'
import type { ImportItem, ImportReport } from '../../transfer/import-report'
import { exchangeTexts } from '../texts/exchange'
import type { Drafts } from './decisions'
import { ImportReportView } from './import-report.client'
import type { RunningImport } from './use-import.client'

vi.mock('@payloadcms/ui', () => import('../../../../../tests/helpers/payload-ui'))

afterEach(endPart)

const decide = vi.fn()

const running: RunningImport = {
  ...{ question: null, work: null, problem: null, report: null, drafts: {} },
  check: () => Promise.resolve(),
  apply: () => Promise.resolve(),
  decide,
  write: () => undefined,
}

/** Shows the report of these texts. */
async function show(items: ImportItem[], drafts: Drafts = {}): Promise<void> {
  await showReport(sampleReport(items), drafts)
}

async function showReport(report: ImportReport, drafts: Drafts = {}): Promise<void> {
  const deciding = { ...running, drafts }
  await showPart(<ImportReportView intl={panelIntl('en')} report={report} running={deciding} />)
}

const taken: ImportItem = {
  ...{ ...conflictingItem, verdict: 'apply', state: 'needs-review', stored: 'Hello' },
}

function shownText(): string {
  return document.body.textContent
}

function labels(): string[] {
  return [...document.querySelectorAll('label')].map(({ textContent }) => textContent)
}

test('how many texts an import approves is told before it does', async () => {
  const kept: ImportItem = { ...conflictingItem, unit: 'c', state: 'approved' }
  const approved: ImportItem = { ...taken, unit: 'b', state: 'approved' }
  await show([taken, approved, kept])
  expect(shownText()).toContain('Of these, approved: 1.')
})

test('no approvals are counted where there are none', async () => {
  await show([taken, { ...conflictingItem, unit: 'c', state: 'approved' }])
  expect(shownText()).not.toMatch(/approved:|not finished:/)
})

test('the text of the file is offered as approved where choosing it approves it', async () => {
  await show([conflictingItem, { ...conflictingItem, unit: 'b', isTheirsApproved: true }])
  expect(labels()).toContain('The one in the file')
  expect(labels()).toContain('The one in the file — as approved')
})

test('how many texts the file marks as unfinished is told, and of a conflict with its text', async () => {
  const marked: ImportItem = { ...taken, unit: 'b', title: 'Marcat', isUnfinished: true }
  await show([taken, marked, { ...conflictingItem, unit: 'c', isUnfinished: true }])
  expect(shownText()).toContain('Marked in the file as not finished: 1.')
  expect(labels()).toContain('The one in the file — though marked as not finished')
  const places = [...document.querySelectorAll('h5')].map(({ textContent }) => textContent)
  expect(places).toEqual(['Titlu', 'Marcat', 'Titlu'])
})

test('how many texts an import approves by its decisions is told beside its button', async () => {
  const signedOff: ImportItem = { ...conflictingItem, unit: 'b', isTheirsApproved: true }
  const items = [{ ...taken, unit: 'c', state: 'approved' } as const, conflictingItem, signedOff]
  const theirs = { choice: 'theirs', text: null } as const
  await show(items, { a: theirs })
  expect(shownText()).not.toContain('The import will approve')
  await show(items, { a: theirs, b: theirs })
  expect(shownText()).toContain('The import will approve 2 texts.')
  await show(items, { b: { choice: 'text', text: 'Good day' } })
  expect(shownText()).not.toContain('The import will approve')
})

test('a text of the file that would put words on other links cannot be chosen', async () => {
  const moved: ImportItem = { ...conflictingItem, unit: 'b', movedLinks: [1, 2] }
  await show([conflictingItem, moved])
  expect(shownText()).toContain('on the site, links 1 and 2 now lead elsewhere')
  expect(labels().filter((text) => text === exchangeTexts.takeTheirs.en)).toHaveLength(1)
  expect(labels().filter((text) => text === exchangeTexts.keepMine.en)).toHaveLength(2)
  act(() => findButton(exchangeTexts.allTheirs.en).click())
  expect(decide).toHaveBeenLastCalledWith({ units: ['a'], choice: 'theirs' })
})

test('texts that the file has not finished are counted and listed, with what the site says', async () => {
  const left: ImportItem = { ...conflictingItem, verdict: 'unfinished', theirs: '' }
  const report = sampleReport([left, { ...left, unit: 'b', mine: null, state: 'missing' }])
  const counts = { ...report.counts, unfinished: 2 }
  await showReport({ ...report, counts })
  const verdicts = [...document.querySelectorAll('li[data-kind]')]
  expect(verdicts.map(({ textContent }) => textContent)).toContain(
    '2 Not finished in the file: stays as it is on the site',
  )
  expect(document.querySelector('h4')?.textContent).toBe('Not finished in the file 2')
  expect(shownText()).toMatch(/Welcome.*no text/)
  expect(document.querySelector('ins, del')).toBeNull()
})

test('a text of the site that stays is not listed as taken over', async () => {
  const kept: ImportItem = { ...conflictingItem, decision: 'mine' }
  await show([kept, { ...taken, unit: 'b' }])
  const headings = [...document.querySelectorAll('h4')].map(({ textContent }) => textContent)
  expect(headings).toEqual([`${exchangeTexts.taken.en} 1`, `${exchangeTexts.kept.en} 1`])
})
