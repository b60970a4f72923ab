import { sql } from '@payloadcms/db-postgres'
import { beforeAll, expect, test } from 'vitest'
import { inTransaction } from '@/cms/transaction'
import { runSql } from '@/lib/run-sql'
import { listUnits } from '@/features/translation/reading/list-units'
import { matchingUnits } from '@/features/translation/reading/matching-units'
import { inOrder } from '@/features/translation/units/unit-orders'
import type { UnitFilter } from '@/features/translation/reading/views'
import { fillUnits } from '../../scripts/bench/unit-rows'
import { useCms } from '../helpers/cms'
import { useTranslationRows } from '../helpers/translation-rows'

const site = useCms()
const table = useTranslationRows()

async function findUnits(filter: UnitFilter, options: { page?: number; pageSize: number }) {
  const { items } = await listUnits({ cms: site.cms, filter, page: 1, language: 'ro', ...options })
  return items.map(({ unit }) => unit)
}

const orders = ['document', 'changed', 'severity'] as const
const filters: Omit<UnitFilter, 'locale'>[] = [
  {},
  { states: ['approved', 'needs-review'], isOutdated: false },
  { kind: 'message' },
  { check: 'cut-off' },
  { search: 'e' },
]
const cases = orders.flatMap((order) => filters.map((asked) => ({ ...asked, order })))

beforeAll(async () => {
  await table.replace([])
  await fillUnits({ run: (text, values) => table.query(text, values), units: 600 })
  // Many in the same state, and some that nobody has changed.
  await table.query(`update translation_units set changed_at = case when position % 3 > 0
      then date_trunc('day', changed_at) end, errors = position % 2, warnings = position % 3`)
})

test.each(cases)('the pages have every text once: %j', async (asked) => {
  const filter = { locale: 'ru', ...asked } as const
  const whole = await findUnits(filter, { pageSize: 1000 })
  const pages: string[] = []
  for (let page = 1; page <= Math.ceil(whole.length / 23) + 1; page += 1) {
    pages.push(...(await findUnits(filter, { pageSize: 23, page })))
  }
  expect(whole.length).toBeGreaterThan(7)
  expect(new Set(pages).size).toBe(pages.length)
  expect(pages).toEqual(whole)
})

test.each(orders)('a page is read from an index by %s, not sorted', async (order) => {
  const filter = { locale: 'ru', order, states: ['approved'] } satisfies UnitFilter
  const plan = await inTransaction({
    cms: site.cms,
    work: async (req) => {
      const run = (query: ReturnType<typeof sql>) => runSql({ cms: site.cms, req, query })
      // Of a few texts the planner would rather read all.
      await run(sql`set local enable_seqscan = off`)
      await run(sql`set local enable_bitmapscan = off`)
      await run(sql`set local enable_sort = off`)
      const { rows: lines } = await run(sql`explain with ${matchingUnits(filter)}
          select unit from matching order by ${inOrder(order)} limit 50 offset 300`)
      return JSON.stringify(lines, null, 1)
    },
  })
  expect(plan).toMatch(/Index Only Scan using translation_units_(?:place|newest|severity)_idx/)
  expect(plan).not.toContain('Sort')
})
