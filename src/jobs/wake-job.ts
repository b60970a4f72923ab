import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { runSql } from '@/lib/run-sql'
import { jobChannel } from './job-channel'
import type { JobName } from './job-names'

/**
 * Runs a job as soon as the request's transaction is committed, or at once without one. If no worker
 * receives this, the job finds its work at its next regular run.
 */
export async function wakeJob({
  cms,
  req,
  name,
}: {
  cms: Payload
  req?: PayloadRequest
  name: JobName
}): Promise<void> {
  const query = sql`select pg_notify(${jobChannel}, ${name})`
  await runSql({ cms, req, query })
}
