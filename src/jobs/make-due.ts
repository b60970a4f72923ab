import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { runSql } from '@/lib/run-sql'
import { jobNames, type JobName } from './job-names'
import { wakeJob } from './wake-job'

/**
 * Makes a job due now, in the transaction of `req`.
 * @returns its name; null when there is none of this number, or it is running
 */
export async function makeDue({
  req,
  id,
}: {
  req: PayloadRequest
  id: number
}): Promise<JobName | null> {
  const cms = req.payload
  const query = sql`update jobs set due_at = now(), updated_at = now()
    where id = ${id} and state <> 'running' returning name`
  const { rows } = await runSql({ cms, req, query })
  if (!rows[0]) return null
  const { name } = z.object({ name: z.enum(jobNames) }).parse(rows[0])
  await wakeJob({ cms, req, name })
  return name
}
