import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { runSql } from '@/lib/run-sql'
import type { PublicNumbers } from './public-numbers'

/** Stands on what is made from the numbers of the community. */
export const numbersTag = 'community-numbers'

const publicNumber = z.object({ count: z.number(), isBelow: z.boolean() })
const row = z.object({
  result: z.object({ members: publicNumber, readers: publicNumber.nullable() }).nullable(),
})

/** The numbers as they were counted last; null until they are counted for the first time. */
export async function currentNumbers(cms: Payload): Promise<PublicNumbers | null> {
  const query = sql`select result from jobs where name = 'community-numbers'`
  const { rows } = await runSql({ cms, query })
  return rows[0] ? row.parse(rows[0]).result : null
}
