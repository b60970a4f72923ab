import { expect, test } from 'vitest'
import type { LanguageCounts, MatrixRow } from '../../reading/views'
import { matrixGroups, openGroups } from './matrix-groups'
import { parseMatrixQuery } from './matrix-query'

const done: LanguageCounts = {
  total: 4,
  done: 4,
  missing: 0,
  draft: 0,
  needsReview: 0,
  outdated: 0,
  errors: 0,
  warnings: 0,
  wordsLeft: 0,
}

function row(given: Partial<MatrixRow> & { missing?: number }): MatrixRow {
  const { missing = 0, ...rest } = given
  return {
    kind: 'collection',
    container: 'projects',
    document: '1',
    title: 'Drumuri',
    containerTitle: 'Proiecte',
    href: '/admin/collections/projects/1',
    languages: { ro: done, en: done, ru: { ...done, done: 4 - missing, missing } },
    ...rest,
  }
}

const rows = [
  row({ kind: 'message', container: 'messages', document: 'auth', title: 'Autentificare' }),
  row({ title: 'Drumuri', missing: 1 }),
  row({ title: 'Bucate', document: '2', missing: 3 }),
  row({ title: 'Acasă', kind: 'global', container: 'home', document: '' }),
  row({ title: 'Contact', kind: 'global', container: 'contact', document: '' }),
]

function groups(params: Record<string, string>) {
  return matrixGroups({ rows, query: parseMatrixQuery(params), language: 'ro' })
}

function titles(params: Record<string, string>): string[] {
  return groups(params).flatMap((group) => group.rows.map(({ title }) => title))
}

test('puts the pages together first, then the collections, then the messages', () => {
  expect(groups({}).map(({ key }) => key)).toEqual(['globals', 'projects', 'messages'])
  expect(titles({})).toEqual(['Acasă', 'Contact', 'Drumuri', 'Bucate', 'Autentificare'])
})

test('adds up what its documents miss', () => {
  const projects = groups({}).find(({ key }) => key === 'projects')
  expect(projects?.totals.ru).toMatchObject({ total: 8, done: 4, missing: 4 })
})

test('finds documents by the words of their title or container', () => {
  expect(titles({ search: 'proiecte buc' })).toEqual(['Bucate'])
  expect(titles({ search: 'nimic' })).toEqual([])
})

test('keeps only what needs work, in the language in focus', () => {
  expect(titles({ work: '1' })).toEqual(['Drumuri', 'Bucate'])
  expect(titles({ work: '1', locale: 'en' })).toEqual([])
})

test('sorts documents and groups by a number in a language', () => {
  const sorted = { sort: 'ru.missing', direction: 'desc' }
  expect(groups(sorted)[0]?.key).toBe('projects')
  expect(titles(sorted).slice(0, 2)).toEqual(['Bucate', 'Drumuri'])
})

test('opens what needs work in a small table, and nothing in a large one', () => {
  const query = parseMatrixQuery({})
  expect(openGroups({ groups: groups({}), query })).toEqual(['projects'])
  const found = parseMatrixQuery({ search: 'acasă' })
  expect(openGroups({ groups: groups({ search: 'acasă' }), query: found })).toEqual(['globals'])
  const many = Array.from({ length: 200 }, (_, index) => row({ document: String(index) }))
  const large = matrixGroups({ rows: many, query, language: 'ro' })
  expect(openGroups({ groups: large, query })).toEqual([])
  expect(openGroups({ groups: large, query: { ...query, open: ['projects'] } })).toEqual([
    'projects',
  ])
})
