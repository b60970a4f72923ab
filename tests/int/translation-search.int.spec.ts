import { sql } from '@payloadcms/db-postgres'
import { expect, test } from 'vitest'
import { inTransaction } from '@/cms/transaction'
import { runSql } from '@/lib/run-sql'
import { unitConditions } from '@/features/translation/units/unit-conditions'
import type { UnitFilter } from '@/features/translation/reading/views'
import { useCms } from '../helpers/cms'

const site = useCms()

test('the desk is searched by an index, whatever the capitals', async () => {
  const filter = { locale: 'ru', search: 'НОВОСТИ Cars' } satisfies UnitFilter
  const plan = await inTransaction({
    cms: site.cms,
    work: async (req) => {
      const run = (query: ReturnType<typeof sql>) => runSql({ cms: site.cms, req, query })
      // Of a few units the planner would rather read all.
      await run(sql`set local enable_seqscan = off`)
      await run(sql`set local enable_indexscan = off`)
      const { rows: lines } = await run(sql`
        explain select unit.unit from translation_units unit where ${unitConditions(filter)}`)
      return JSON.stringify(lines, null, 1)
    },
  })
  expect(plan.match(/Bitmap Index Scan on translation_words_idx/g), plan).toHaveLength(1)
})
