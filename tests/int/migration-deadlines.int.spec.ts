import { sql } from '@payloadcms/db-postgres'
import { expect, test } from 'vitest'
import { withoutDeadlines } from '@/cms/database/pool-deadlines'
import { inTransaction } from '@/cms/transaction'
import { runSql } from '@/lib/run-sql'
import { useCms } from '../helpers/cms'

const site = useCms()

/** What a query that takes so long comes to, in a transaction. */
function slowQuery(seconds: number): Promise<string> {
  const query = sql`select pg_sleep(${seconds})`
  return inTransaction({
    cms: site.cms,
    work: (req) => runSql({ cms: site.cms, req, query }),
  }).then(
    () => 'done',
    () => 'given up',
  )
}

test('a migration may take as long as it takes, and a save may not', async () => {
  const longer = 9.5
  expect(await withoutDeadlines(() => slowQuery(longer))).toBe('done')
  expect(await slowQuery(longer)).toBe('given up')
})
