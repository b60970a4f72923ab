import type { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'

type Query = ReturnType<typeof sql>
/** `rowCount`: of a change, how many rows it has changed. */
type Result = { rows: Record<string, unknown>[]; rowCount: number | null }
type Executor = { execute: (query: Query) => Promise<Result> }

// Payload's types do not carry the adapter's query runner from a request to here.
function isExecutor(value: unknown): value is Executor {
  return typeof value === 'object' && value !== null && 'execute' in value
}

/** Runs a query in the request's transaction, or at once without one. */
export async function runSql({
  cms,
  req,
  query,
}: {
  cms: Payload
  req?: Pick<Partial<PayloadRequest>, 'transactionID'> | undefined
  query: Query
}): Promise<Result> {
  const transactionId = await req?.transactionID
  const session = transactionId === undefined ? undefined : cms.db.sessions?.[transactionId]
  const executor: unknown = session?.db ?? cms.db.drizzle
  if (!isExecutor(executor)) throw new Error('The database adapter cannot run a query.')
  return executor.execute(query)
}
