import { sql } from '@payloadcms/db-postgres'
import { expect, test } from 'vitest'
import { inTransaction } from '@/cms/transaction'
import { runSql } from '@/lib/run-sql'
import { unitConditions } from '@/features/translation/units/unit-conditions'
import type { UnitFilter } from '@/features/translation/reading/views'
import { fillUnits } from '../../scripts/bench/unit-rows'
import { useCms } from '../helpers/cms'

const site = useCms()

// Of a few units the planner rightly reads all; of this many no statistics make that the cheaper.
const units = 5000

test('the desk is searched by an index, whatever the capitals', { timeout: 60_000 }, async () => {
  const { pool } = site.cms.db
  await fillUnits({ run: (text, values) => pool.query(text, values), units })
  const filter = { locale: 'ru', search: 'НОВОСТИ Cars' } satisfies UnitFilter
  const plan = await inTransaction({
    cms: site.cms,
    work: async (req) => {
      const query = sql`
        explain select unit.unit from translation_units unit where ${unitConditions(filter)}`
      const { rows: lines } = await runSql({ cms: site.cms, req, query })
      return JSON.stringify(lines, null, 1)
    },
  })
  expect(plan.match(/Bitmap Index Scan on translation_words_idx/g), plan).toHaveLength(1)
})
