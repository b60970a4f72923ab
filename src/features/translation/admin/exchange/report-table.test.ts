import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import type { ImportItem, ImportReport } from '../../transfer/import-report'
import { panelIntl } from '@/components/panel/panel-intl'
import { toOutcome, reportTable } from './report-table'

const item: ImportItem = {
  unit: 'global:home:news.text',
  title: 'Prima pagină › Titlu',
  format: 'text',
  verdict: 'refused',
  reason: 'format-errors',
  errors: ['Textul este întrerupt.'],
  source: 'Bună, „lume”!',
  exportedSource: null,
  mine: null,
  theirs: '=HYPERLINK("http://example.com","a")',
  mineHash: 'missing',
  stored: null,
  state: 'missing',
  movedLinks: [],
  isTheirsApproved: false,
  isUnfinished: false,
  decision: null,
}

const taken: ImportItem = {
  ...{ ...item, verdict: 'apply', reason: null, errors: [], state: 'needs-review' },
  stored: item.theirs,
}

const report: ImportReport = {
  isDryRun: false,
  name: 'texts.xlf',
  format: 'xliff-1.2',
  exportId: 'x',
  sourceLocale: 'ro',
  targetLocale: 'ru',
  total: 1,
  counts: { apply: 0, 'apply-outdated': 0, unchanged: 0, unfinished: 0, conflict: 0, refused: 1 },
  stored: 0,
  items: [item],
}

test('a report is a table whose texts run nothing', () => {
  const rows = parse(reportTable({ report, intl: panelIntl('ro') }), { bom: true })
  expect(rows).toEqual([
    [
      ...['Locul', 'Verdicte', 'Sursa', 'Textul de pe site', 'Textul din fișier'],
      ...['Textul salvat', 'Stare', 'unit'],
    ],
    [
      item.title,
      'Refuzat — textul are greșeli care nu permit salvarea. Textul este întrerupt.',
      item.source,
      '',
      `'${item.theirs}`,
      '',
      'Lipsește',
      item.unit,
    ],
  ])
})

test('rich text is read without tags and entities', () => {
  const rich: ImportItem = { ...item, format: 'rich-text', theirs: 'Уют &amp; <b>тепло</b>' }
  const table = reportTable({ report: { ...report, items: [rich] }, intl: panelIntl('ro') })
  expect(table).toContain('"Уют & тепло"')
})

test('what was stored stands beside the text of the file', () => {
  const own: ImportItem = { ...taken, decision: 'text', stored: 'Своими словами' }
  const table = reportTable({ report: { ...report, items: [own] }, intl: panelIntl('ro') })
  const [, row] = parse(table, { bom: true })
  expect(row?.slice(4, 6)).toEqual([`'${item.theirs}`, 'Своими словами'])
})

test('a decision is told with its verdict', () => {
  const decided: ImportItem = {
    ...{ ...item, verdict: 'conflict', reason: null, errors: [], decision: 'theirs' },
    stored: item.theirs,
  }
  const table = reportTable({ report: { ...report, items: [decided] }, intl: panelIntl('en') })
  expect(table).toContain(
    'Conflict: the text or its links have changed on the site too — that of the file',
  )
})

test.each([
  [[2], 'ro', 'Conflict: pe site, linkul 2 duce acum în altă parte'],
  [[1, 2], 'en', 'Conflict: on the site, links 1 and 2 now lead elsewhere'],
  [[1, 2], 'ru', 'Конфликт: на сайте ссылки 1 и 2 теперь ведут в другое место'],
] as const)('links %j that lead elsewhere are named, in %s', (movedLinks, language, said) => {
  const moved: ImportItem = {
    ...{ ...item, verdict: 'conflict', reason: null, errors: [] },
    movedLinks: [...movedLinks],
  }
  const outcome = toOutcome({ item: moved, isDryRun: true, intl: panelIntl(language) })
  expect(outcome.split(';')[0]).toBe(said)
})

test.each([
  ['ro', 'Se preia', 'Preluat'],
  ['en', 'To be taken over', 'Taken over'],
  ['ru', 'Будет принят', 'Принят'],
] as const)('a stored text is told as stored, in %s', (language, before, after) => {
  const outcomes = [true, false].map((isDryRun) =>
    toOutcome({ item: taken, isDryRun, intl: panelIntl(language) }),
  )
  expect(outcomes).toEqual([before, after])
})

test.each([
  ['ro', 'Neterminat în fișier: rămâne ca pe site'],
  ['en', 'Not finished in the file: stays as it is on the site'],
  ['ru', 'Не закончен в файле: остаётся как на сайте'],
] as const)('a text that the file has not finished says so, in %s', (language, outcome) => {
  const left: ImportItem = { ...taken, verdict: 'unfinished', theirs: '', stored: null }
  for (const isDryRun of [true, false]) {
    expect(toOutcome({ item: left, isDryRun, intl: panelIntl(language) })).toBe(outcome)
  }
})

test.each([
  ['ro', 'Se preia — ca aprobat'],
  ['en', 'To be taken over — as approved'],
  ['ru', 'Будет принят — как утверждённый'],
] as const)('a text that is approved with it says so, in %s', (language, outcome) => {
  const intl = panelIntl(language)
  const approved: ImportItem = { ...taken, state: 'approved' }
  expect(toOutcome({ item: approved, isDryRun: true, intl })).toBe(outcome)
  // What stays on the site may be approved there, and not by the import.
  const kept: ImportItem = { ...approved, verdict: 'conflict', decision: 'mine', stored: null }
  expect(toOutcome({ item: kept, isDryRun: true, intl })).not.toContain(outcome.split(' — ')[1])
})

test.each([
  ['ro', 'Se preia — deși este marcat ca neterminat'],
  ['en', 'To be taken over — though marked as not finished'],
  ['ru', 'Будет принят — хотя отмечен как незаконченный'],
] as const)('a text that is taken though the file marks it says so, in %s', (language, outcome) => {
  const intl = panelIntl(language)
  const marked: ImportItem = { ...taken, isUnfinished: true }
  expect(toOutcome({ item: marked, isDryRun: true, intl })).toBe(outcome)
  // The mark is that of the text in the file, and says nothing of another one.
  const own: ImportItem = { ...marked, verdict: 'conflict', decision: 'text', stored: 'Altfel' }
  const refused: ImportItem = { ...marked, verdict: 'refused', stored: null }
  for (const other of [own, refused]) {
    const said = toOutcome({ item: other, isDryRun: true, intl })
    expect(said).not.toContain(outcome.split(' — ')[1])
  }
})
