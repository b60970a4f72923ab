import { beforeEach, expect, test } from 'vitest'
import { documentNames, documentSummaries } from '@/features/translation/reading/document-summary'
import { useCms } from '../helpers/cms'
import { useTranslationRows } from '../helpers/translation-rows'

const site = useCms()
const table = useTranslationRows()

const title = { unit: 'collection:projects:12:title', path: 'title' } as const
const project = {
  kind: 'collection',
  container: 'projects',
  document: '12',
  document_title: 'Cinema',
} as const

beforeEach(() =>
  table.replace([
    { ...project, ...title, locale: 'ro' },
    { ...project, ...title, locale: 'en', is_outdated: true },
    { ...project, ...title, locale: 'ru', text: null, state: 'missing' },
    { ...project, unit: 'collection:projects:12:seo.title', locale: 'ro', errors: 2 },
    { unit: 'global:home:banner1.title', locale: 'ro' },
    { unit: 'global:home:banner1.title', locale: 'ru', state: 'needs-review' },
    {
      unit: 'message:layout.menu',
      kind: 'message',
      container: 'messages',
      document: 'layout',
      locale: 'ro',
    },
  ]),
)

test('says of every record of a collection its state in each language', async () => {
  const summaries = await documentSummaries({ cms: site.cms, container: 'projects' })
  expect([...summaries.keys()]).toEqual(['12'])
  const cinema = summaries.get('12')
  expect(cinema?.ro).toMatchObject({ total: 2, done: 1, errors: 1 })
  expect(cinema?.en).toMatchObject({ total: 1, done: 0, outdated: 1 })
  expect(cinema?.ru).toMatchObject({ total: 1, done: 0, missing: 1 })
})

test('knows a page by the empty name, with nothing where a language has no texts', async () => {
  const summaries = await documentSummaries({ cms: site.cms, container: 'home' })
  expect(summaries.get('')?.ru).toMatchObject({ total: 1, needsReview: 1 })
  expect(summaries.get('')?.en).toMatchObject({ total: 0, done: 0 })
})

test('calls records what people call them, in the language of the admin', async () => {
  const names = await documentNames({ cms: site.cms, language: 'ru' })
  expect(names.map(({ containerTitle, title: name }) => `${containerTitle}: ${name}`)).toEqual([
    'Главная: Главная',
    'Проекты: Cinema',
    'Тексты интерфейса: Шапка и подвал',
  ])
})
