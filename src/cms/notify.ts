import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { changeChannel } from './change-channel'

type Executor = { execute: (query: ReturnType<typeof sql>) => Promise<unknown> }

// Payload's types do not carry the adapter's query runner from a request to here.
function isExecutor(value: unknown): value is Executor {
  return typeof value === 'object' && value !== null && 'execute' in value
}

/** Sends `tag` on the change channel when the request's transaction commits, or at once without one. */
export async function notifyInTransaction({
  req,
  tag,
}: {
  req: PayloadRequest
  tag: string
}): Promise<void> {
  const { db } = req.payload
  const transactionId = await req.transactionID
  const session = transactionId === undefined ? undefined : db.sessions?.[transactionId]
  const executor: unknown = session?.db ?? db.drizzle
  if (!isExecutor(executor)) throw new Error('The database adapter cannot run a query.')
  await executor.execute(sql`select pg_notify(${changeChannel}, ${tag})`)
}
