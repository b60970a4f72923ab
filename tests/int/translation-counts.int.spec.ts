import fc from 'fast-check'
import { Client } from 'pg'
import { beforeEach, describe, expect, test } from 'vitest'
import { locales } from '@/i18n/locales'
import { foldCounts } from '@/features/translation/units/fold-counts'
import { readMatrix } from '@/features/translation/reading/read-matrix'
import { rescan } from '@/features/translation/jobs/rescan'
import {
  deleteDocuments,
  deleteRows,
  storeRows,
  type UnitRow,
} from '@/features/translation/units/unit-rows'
import { unitStates } from '@/features/translation/types'
import { useCms } from '../helpers/cms'
import { textExchange } from '../helpers/text-exchange'
import { useTranslationRows } from '../helpers/translation-rows'

const site = useCms()
const table = useTranslationRows()
const { save } = textExchange(site)

const standing = `kind, container, document, coalesce(document_title, '') as title, locale, state,
  is_outdated`
const groups = '1, 2, 3, 4, 5, 6, 7, 8, 9'

/** What the kept counts add up to, and what there is. */
async function countedAndThere(): Promise<[object[], object[]]> {
  const order = `order by ${groups}`
  const counted = await table.query(`
    select ${standing}, has_errors, has_warnings, sum(units)::int as units,
      sum(source_words)::int as words
    from translation_counts group by ${groups}
    having sum(units) <> 0 or sum(source_words) <> 0 ${order}`)
  const there = await table.query(`
    select ${standing}, errors > 0 as has_errors, warnings > 0 as has_warnings,
      count(*)::int as units, sum(coalesce(source_words, 0))::int as words
    from translation_units group by ${groups} ${order}`)
  return [counted, there]
}

/** The words that are searched, and those of the texts there are. */
async function searchedAndThere(): Promise<[object[], object[]]> {
  const split = `(select array_agg(line order by line) from string_to_table(words, E'\\n') line)`
  const searched = await table.query(
    `select unit, ${split} as lines from translation_words order by unit`,
  )
  const there = await table.query(`
    with whole as (
      select unit, lower(unit || E'\\n' || coalesce(string_agg(text, E'\\n'), '')
        collate "pg_c_utf8") collate "C" as words
      from translation_units group by unit
    ) select unit, ${split} as lines from whole order by unit`)
  return [searched, there]
}

async function expectExact(): Promise<void> {
  const [counted, there] = await countedAndThere()
  expect(counted).toEqual(there)
  const [searched, texts] = await searchedAndThere()
  expect(searched).toEqual(texts)
}

const arbitraryRow: fc.Arbitrary<UnitRow> = fc.record({
  unit: fc.nat({ max: 9 }).map((number) => `global:home:part${number}`),
  locale: fc.constantFrom(...locales),
  kind: fc.constant('global'),
  container: fc.constantFrom('home', 'about'),
  document: fc.constantFrom('', '1'),
  document_title: fc.constantFrom('A', 'B'),
  path: fc.constant('part'),
  segment: fc.constant(''),
  position: fc.nat({ max: 3 }),
  format: fc.constant('text'),
  role: fc.constant('label'),
  max_length: fc.constant(null),
  is_required: fc.constant(false),
  text: fc.constantFrom('Один и ДВА', 'Unu ȘI doi', null),
  hash: fc.constant('0'),
  words: fc.nat({ max: 9 }),
  source_words: fc.nat({ max: 9 }),
  state: fc.constantFrom(...unitStates),
  is_outdated: fc.boolean(),
  is_locked: fc.boolean(),
  confirmed_hash: fc.constant(null),
  confirmed_source: fc.constant(null),
  findings: fc.constant([]),
  errors: fc.nat({ max: 2 }),
  warnings: fc.nat({ max: 2 }),
  dismissed: fc.constant([]),
  cut_off_hashes: fc.constant([]),
  origin: fc.constant('content'),
  changed_by: fc.constant(null),
  changed_at: fc.constant(null),
})
const rows = fc.uniqueArray(arbitraryRow, {
  selector: ({ unit, locale }) => `${unit} ${locale}`,
  minLength: 1,
  maxLength: 12,
})
const document = { container: 'home', document: '1' }
const operation = fc.oneof(
  rows.map((some) => () => storeRows({ cms: site.cms, rows: some })),
  rows.map((some) => () => deleteRows({ cms: site.cms, rows: some })),
  fc.constant(() =>
    deleteDocuments({ cms: site.cms, ...document, documents: [document.document] }),
  ),
  fc.constant(() => foldCounts({ cms: site.cms })),
  fc
    .constantFrom(
      `state = 'approved', is_outdated = false`,
      `text = null`,
      `errors = 1 - least(errors, 1)`,
      `source_words = null`,
    )
    .map((change) => async () => {
      await table.query(`update translation_units set ${change} where position < 2`)
    }),
)

test('a scan, saves, the trash and new records keep the counts exact', async () => {
  const { cms } = site
  await rescan({ cms })
  await expectExact()
  await save({ text: 'Мы собираемся вместе ради того, что любим', approve: false })
  await expectExact()
  await save({ text: 'Нас собирает то, что мы любим', approve: true })
  const common = { collection: 'timeline-entries', overrideAccess: true, depth: 0 } as const
  const { id } = await cms.create({
    ...common,
    locale: 'ro',
    data: {
      date: '2026-11-01T00:00:00Z',
      title: 'Un început',
      content: 'Totul începe aici.',
      _status: 'published',
    },
  })
  await cms.update({
    ...common,
    id,
    locale: 'ru',
    data: { title: 'Начало', content: 'Всё начинается здесь.' },
  })
  await expectExact()
  await cms.update({ ...common, id, data: { deletedAt: new Date().toISOString() } })
  await expectExact()
  await cms.update({ ...common, id, trash: true, data: { deletedAt: null } })
  await expectExact()
  await cms.delete({ ...common, id })
  await expectExact()
  await rescan({ cms })
  await expectExact()
})

describe('what is kept of the texts', () => {
  beforeEach(() => table.replace([]))

  test('is what there is, after whatever was done', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { minLength: 5, maxLength: 40 }), async (operations) => {
        for (const run of operations) await run()
        await expectExact()
      }),
      { numRuns: 12 },
    )
  }, 120_000)

  test('is what there is, when several write at once and others add it up', async () => {
    const clients = await Promise.all(
      [1, 2, 3].map(async () => {
        const client = new Client({ connectionString: process.env.DATABASE_URL })
        await client.connect()
        return client
      }),
    )
    const insert = `insert into translation_units (unit, locale, kind, container, document, path,
        position, format, role, state, origin, source_words)
      select 'message:' || $1 || i, 'ru', 'message', 'messages', 'layout', 'a', 0, 'message', 'label',
        'draft', 'content', i from generate_series(1, 10) i`
    const approve = `update translation_units set state = 'approved' where unit like 'message:' || $1 || '%'`
    await Promise.all(
      clients.map(async (client, number) => {
        for (let round = 0; round < 8; round += 1) {
          await client.query('begin')
          await client.query(insert, [`${number}-${round}-`])
          await foldCounts({ cms: site.cms })
          await client.query(approve, [`${number}-${round}-`])
          await client.query(round % 4 === 3 ? 'rollback' : 'commit')
        }
      }),
    )
    await Promise.all(clients.map((client) => client.end()))
    await expectExact()
    const { rows: found } = await readMatrix({ cms: site.cms, language: 'en' })
    expect(found.map(({ languages }) => languages.ru)).toEqual([
      expect.objectContaining({ total: 180, done: 180 }),
    ])
  })
})
