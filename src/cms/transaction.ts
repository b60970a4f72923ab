import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { runSql } from '@/lib/run-sql'

/**
 * Runs `work` in one transaction; every Local API call that is given its `req` takes part.
 *
 * Not Payload's own `commitTransaction`: that hides a commit which failed, and what was to be
 * stored would be confirmed and lost.
 *
 * @throws whatever `work` throws, after undoing everything. `work` must not catch the error of a
 *   Local API call and go on: the call has already undone the transaction.
 */
export async function inTransaction<Result>({
  cms,
  work,
}: {
  cms: Payload
  work: (req: PayloadRequest) => Promise<Result>
}): Promise<Result> {
  const req = await createLocalReq({}, cms)
  const id = randomUUID()
  const { drizzle, sessions } = cms.db
  if (!sessions) throw new Error('The database adapter keeps no transactions.')
  try {
    return await drizzle.transaction(async (db) => {
      const end = () => Promise.resolve()
      sessions[id] = { db, resolve: end, reject: end }
      req.transactionID = id
      const result = await work(req)
      if (!(id in sessions)) throw new Error('A failed call has undone the transaction.')
      return result
    })
  } finally {
    delete sessions[id]
  }
}

/** Waits until no other transaction holds `key`, and holds it until this one ends. */
export async function lockInTransaction({
  req,
  key,
}: {
  req: PayloadRequest
  key: string
}): Promise<void> {
  const query = sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`
  await runSql({ cms: req.payload, req, query })
}
