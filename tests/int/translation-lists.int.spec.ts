import { beforeEach, describe, expect, test } from 'vitest'
import { listUnits } from '@/features/translation/reading/list-units'
import { readNeighbours } from '@/features/translation/reading/neighbours'
import { readMatrix } from '@/features/translation/reading/read-matrix'
import type { UnitFilter } from '@/features/translation/reading/views'
import { workLeft } from '@/features/translation/reading/work-left'
import { fillUnits } from '../../scripts/bench/unit-rows'
import { useCms } from '../helpers/cms'
import { useTranslationRows, type TestRow } from '../helpers/translation-rows'

const site = useCms()
const table = useTranslationRows()

function inAll(row: Omit<TestRow, 'locale'>, others: Record<'en' | 'ru', Partial<TestRow>>) {
  const rows: TestRow[] = [
    { ...row, locale: 'ro' },
    { ...row, ...others.en, locale: 'en' },
    { ...row, ...others.ru, locale: 'ru' },
  ]
  return rows
}

const cutOff = { check: 'cut-off', level: 'error', args: {}, fingerprint: 'f1' }
const numbers = { check: 'numbers', level: 'warning', args: {}, fingerprint: 'f2' }
const dismissedCutOff = { check: 'cut-off', fingerprint: 'f1', reason: '-', by: 'Ana', at: '' }
const missing = { text: null, words: 0, state: 'missing' } as const

const banner = 'global:home:banner1.title'
const news = 'global:home:news.text'
const cinema = 'collection:projects:12:feature1.title'
const auto = 'collection:projects:9:seo.description'
const menu = 'message:layout.menu'

const project = { kind: 'collection', container: 'projects' } as const

const rows = [
  ...inAll(
    { unit: banner, text: 'Pasiunea ne adună', words: 3, position: 0 },
    {
      en: { text: 'Passion brings us together', words: 4 },
      ru: { ...missing },
    },
  ),
  ...inAll(
    { unit: news, path: 'news.text', text: 'Știri de la 100% pasionați', words: 5, position: 7 },
    {
      en: {
        text: 'News from',
        state: 'draft',
        findings: [cutOff, numbers],
        errors: 1,
        warnings: 1,
      },
      ru: { text: 'ПРИВЕТ, новости_дня', is_outdated: true, findings: [numbers], warnings: 1 },
    },
  ),
  ...inAll(
    {
      ...project,
      unit: cinema,
      document: '12',
      document_title: 'Cinema',
      path: 'feature1.title',
      text: 'Ședință de „film”',
      words: 3,
    },
    {
      en: { text: 'Film night', state: 'needs-review', changed_at: '2026-11-10T10:00:00Z' },
      ru: {
        text: 'Вечер кино',
        findings: [cutOff],
        dismissed: [dismissedCutOff],
        changed_at: '2026-11-12T10:00:00Z',
        changed_by: 'Ana',
      },
    },
  ),
  ...inAll(
    { ...project, unit: auto, document: '9', path: 'seo.description', text: 'Auto', words: 1 },
    { en: { text: 'Cars', is_locked: true }, ru: { text: 'Машины' } },
  ),
  ...inAll(
    {
      unit: menu,
      kind: 'message',
      container: 'messages',
      document: 'layout',
      path: 'layout.menu',
      format: 'message',
      text: 'Meniu',
      words: 1,
    },
    { en: { text: 'Menu' }, ru: { ...missing } },
  ),
]

beforeEach(async () => {
  await table.replace(rows)
  await table.query(
    `insert into translation_comments (unit, locale, author_name, text, is_resolved)
     values ($1, 'ru', 'Ana', 'De ce?', false), ($1, 'en', 'Ana', 'Gata', true),
       ('global:home:gone', 'ru', 'Ana', 'Nu mai este', false)`,
    [cinema],
  )
})

async function findUnits(filter: UnitFilter, options: { page?: number; pageSize?: number } = {}) {
  const { cms } = site
  const { items } = await listUnits({ cms, filter, page: 1, language: 'ro', ...options })
  return items.map(({ unit }) => unit)
}

describe('the matrix', () => {
  test('counts every record in every language', async () => {
    const { rows: found, totals } = await readMatrix({ cms: site.cms, language: 'ro' })
    expect(found.map(({ title, containerTitle, href }) => [title, containerTitle, href])).toEqual([
      ['Acasă', 'Acasă', '/admin/globals/home'],
      ['Cinema', 'Proiecte', '/admin/collections/projects/12'],
      ['Proiect 9', 'Proiecte', '/admin/collections/projects/9'],
      [
        'Antet, meniu și subsol',
        'Mesajele site-ului',
        '/admin/translations/list?container=messages&document=layout',
      ],
    ])
    const [home, film] = found
    expect(home?.languages).toEqual({
      ro: counts({ total: 2, done: 2 }),
      en: counts({ total: 2, done: 1, draft: 1, errors: 1, warnings: 1, wordsLeft: 5 }),
      ru: counts({ total: 2, missing: 1, outdated: 1, warnings: 1, wordsLeft: 8 }),
    })
    // A dismissed finding is no error.
    expect(film?.languages.ru).toEqual(counts({ total: 1, done: 1 }))
    expect(film?.languages.en).toEqual(counts({ total: 1, needsReview: 1, wordsLeft: 3 }))
    expect(totals.ro).toEqual(counts({ total: 5, done: 5 }))
    expect(totals.ru).toEqual(
      counts({ total: 5, done: 2, missing: 2, outdated: 1, warnings: 1, wordsLeft: 9 }),
    )
  })

  test('speaks the language of the admin', async () => {
    const { rows: found } = await readMatrix({ cms: site.cms, language: 'ru' })
    expect(found.map(({ title }) => title)).toContain('Главная')
    expect(found.map(({ containerTitle }) => containerTitle)).toContain('Проекты')
  })

  test('what is left adds up to the same, with the open comments', async () => {
    const [ru, en] = await workLeft({ cms: site.cms, locales: ['ru', 'en'] })
    const { totals } = await readMatrix({ cms: site.cms, language: 'ro' })
    expect(ru).toEqual({ ...totals.ru, locale: 'ru', openComments: 1 })
    expect(en).toEqual({ ...totals.en, locale: 'en', openComments: 0 })
  })

  test('is empty where there are no units', async () => {
    await table.replace([])
    const { rows: found, totals } = await readMatrix({ cms: site.cms, language: 'ro' })
    expect(found).toEqual([])
    expect(totals.ru).toEqual(counts({}))
    expect(await workLeft({ cms: site.cms, locales: ['en'] })).toEqual([
      { ...counts({}), locale: 'en', openComments: 0 },
    ])
  })
})

function counts(some: object) {
  const none = { total: 0, done: 0, missing: 0, draft: 0, needsReview: 0 }
  return { ...none, outdated: 0, errors: 0, warnings: 0, wordsLeft: 0, ...some }
}

describe('the list', () => {
  const cases: [Omit<UnitFilter, 'locale'>, string[]][] = [
    [{}, [cinema, auto, banner, news, menu]],
    [{ states: ['missing'] }, [banner, menu]],
    [{ states: ['missing', 'draft', 'needs-review'] }, [banner, menu]],
    [{ states: [] }, [cinema, auto, banner, news, menu]],
    [{ isUnfinished: true }, [banner, news, menu]],
    [{ isOutdated: true }, [news]],
    [{ isOutdated: false }, [cinema, auto, banner, menu]],
    [{ hasErrors: true }, []],
    [{ hasErrors: false, hasWarnings: true }, [news]],
    [{ hasOpenComments: true }, [cinema]],
    [{ hasOpenComments: false, kind: 'collection' }, [auto]],
    [{ check: 'cut-off' }, []],
    [{ check: 'numbers' }, [news]],
    [{ kind: 'message' }, [menu]],
    [{ container: 'projects', document: '9' }, [auto]],
    [{ container: 'home', document: '' }, [banner, news]],
    [{ changedSince: '2026-11-11' }, [cinema]],
    [{ changedSince: '2026-11-12T12:00:00+02:00' }, [cinema]],
    [{ changedSince: '2026-11-12T10:00:00.001Z' }, []],
    [{ order: 'changed' }, [cinema, auto, banner, news, menu]],
    [{ order: 'severity' }, [news, cinema, auto, banner, menu]],
  ]

  test.each(cases)('%j', async (asked, units) => {
    const filter = { locale: 'ru', ...asked } as const
    expect(await findUnits(filter)).toEqual(units)
  })

  test('keeps the languages apart', async () => {
    expect(await findUnits({ locale: 'en', hasErrors: true })).toEqual([news])
    expect(await findUnits({ locale: 'en', check: 'cut-off' })).toEqual([news])
    expect(await findUnits({ locale: 'en', isLocked: true })).toEqual([auto])
    expect(await findUnits({ locale: 'en', hasOpenComments: true })).toEqual([])
  })

  test.each([
    ['pasi', [banner, news]],
    ['ПАСИУН', []],
    ['привет', [news]],
    ['НОВОСТИ', [news]],
    ['ședință', [cinema]],
    ['ȘEDINȚĂ', [cinema]],
    // One word in one language, the other in another, and in the address.
    ['adună TOGETHER', [banner]],
    ['together banner1', [banner]],
    ['together cinema', []],
    ['FEATURE1.title', [cinema]],
    ['layout.menu', [menu]],
    // Nothing but itself.
    ['100%', [news]],
    ['1%0', []],
    ['%', [news]],
    ['_дня', [news]],
    ['новости дня', [news]],
    ['н_вости', []],
    ['\\', []],
    ["' or 1=1 --", []],
    ['   ', [cinema, auto, banner, news, menu]],
    ['ca\0RS', [auto]],
  ])('finds „%s”', async (search, units) => {
    expect(await findUnits({ locale: 'ru', search })).toEqual(units)
  })

  test('shows what a translator has to know', async () => {
    const filter = { locale: 'en', container: 'home', states: ['draft'] } satisfies UnitFilter
    const list = await listUnits({ cms: site.cms, filter, page: 1, language: 'en' })
    expect(list).toEqual({
      total: 1,
      page: 1,
      pageSize: 50,
      items: [
        {
          unit: news,
          kind: 'global',
          container: 'home',
          document: '',
          documentTitle: 'Home',
          fieldTitle: 'News › Text',
          format: 'text',
          source: 'Știri de la 100% pasionați',
          text: 'News from',
          state: 'draft',
          isOutdated: false,
          isLocked: false,
          errors: 1,
          warnings: 1,
          checks: ['cut-off', 'numbers'],
          changedAt: null,
          changedBy: null,
        },
      ],
    })
    const [film] = (
      await listUnits({ cms: site.cms, filter: { locale: 'ru' }, page: 1, language: 'ro' })
    ).items
    expect(film).toMatchObject({
      documentTitle: 'Cinema',
      fieldTitle: 'Punctul forte 1 › Titlu',
      changedAt: '2026-11-12T10:00:00.000Z',
      changedBy: 'Ana',
      checks: [],
    })
  })

  test('goes on page by page', async () => {
    const filter = { locale: 'ru' } as const
    expect(await findUnits(filter, { pageSize: 2 })).toEqual([cinema, auto])
    expect(await findUnits(filter, { pageSize: 2, page: 3 })).toEqual([menu])
    const behind = { cms: site.cms, filter, page: 4, pageSize: 2, language: 'ro' } as const
    expect(await listUnits(behind)).toMatchObject({ items: [], total: 5 })
  })
})

describe('neighbours', () => {
  const of = (unit: string, filter: UnitFilter) => readNeighbours({ cms: site.cms, filter, unit })

  test('stand where the list has them', async () => {
    const filter = { locale: 'ru' } as const
    expect(await of(cinema, filter)).toEqual({ previous: null, next: auto, position: 1, total: 5 })
    expect(await of(banner, filter)).toEqual({ previous: auto, next: news, position: 3, total: 5 })
    expect(await of(menu, filter)).toEqual({ previous: news, next: null, position: 5, total: 5 })
  })

  test('are there for a unit that has left the list', async () => {
    const filter = { locale: 'ru', states: ['missing'] } satisfies UnitFilter
    expect(await of(news, filter)).toEqual({ previous: banner, next: menu, position: 0, total: 2 })
  })

  test('are none of a unit that does not exist', async () => {
    const none = { previous: null, next: null, position: 0, total: 5 }
    expect(await of('global:home:gone', { locale: 'ru' })).toEqual(none)
  })

  test.each(['document', 'changed', 'severity'] as const)(
    'lead through the whole list by %s',
    async (order) => {
      const run = (text: string, values: unknown[]) => table.query(text, values)
      await table.replace([])
      await fillUnits({ run, units: 120 })
      const filter = { locale: 'en', order, search: 'e' } satisfies UnitFilter
      const units = await findUnits(filter, { pageSize: 500 })
      expect(units.length).toBeGreaterThan(60)
      const found = await Promise.all(units.map((unit) => of(unit, filter)))
      expect(found).toEqual(
        units.map((_, index) => ({
          previous: units[index - 1] ?? null,
          next: units[index + 1] ?? null,
          position: index + 1,
          total: units.length,
        })),
      )
    },
  )
})
