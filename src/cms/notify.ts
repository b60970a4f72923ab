import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { runSql } from '@/lib/run-sql'
import { changeChannel } from './change-channel'

/** Sends `tag` on the change channel when the request's transaction commits, or at once without one. */
export async function notifyInTransaction({
  req,
  tag,
}: {
  req: PayloadRequest
  tag: string
}): Promise<void> {
  await runSql({ cms: req.payload, req, query: sql`select pg_notify(${changeChannel}, ${tag})` })
}
