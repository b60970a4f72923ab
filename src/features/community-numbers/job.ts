import { isDeepStrictEqual } from 'node:util'
import { sql } from '@payloadcms/db-postgres'
import { announceChange } from '@/cms/changes/announce-change'
import { inTransaction } from '@/cms/transaction'
import type { Job } from '@/jobs/job'
import { runSql } from '@/lib/run-sql'
import { currentNumbers, numbersTag } from './current-numbers'
import { publicNumbers } from './public-numbers'
import { readNumbers } from './read-numbers'

/** Counts the community for all instances, and announces numbers that have changed. */
export function communityNumbersJob(countAccounts: () => Promise<number>): Job {
  return {
    schedule: { everySeconds: 30 },
    run: async ({ cms, now }) => {
      const numbers = publicNumbers(await readNumbers({ cms, countAccounts, now }))
      if (isDeepStrictEqual(numbers, await currentNumbers(cms))) return
      await inTransaction({
        cms,
        work: async (req) => {
          const query = sql`update jobs set result = ${JSON.stringify(numbers)}::jsonb
            where name = 'community-numbers'`
          await runSql({ cms, req, query })
          await announceChange({ cms, req, tag: numbersTag })
        },
      })
    },
  }
}
