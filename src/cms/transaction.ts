import { sql } from '@payloadcms/db-postgres'
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { AppError } from '@/lib/errors/app-error'
import { lockTimedOut, sqlState } from '@/lib/errors/sql-state'
import { runSql } from '@/lib/run-sql'
import type { AdminLabel } from './label'

/**
 * Runs `work` in one transaction; every Local API call that is given its `req` takes part.
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
  await initTransaction(req)
  try {
    const result = await work(req)
    await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

/**
 * Waits until no other transaction holds `key`, and holds it until this one ends.
 * @param options `busy` is what an editor is told who has waited in vain
 * @throws {AppError} `unavailable` with `busy`, where it is given; the error of the database otherwise
 */
export async function lockInTransaction({
  req,
  key,
  busy,
}: {
  req: PayloadRequest
  key: string
  busy?: AdminLabel
}): Promise<void> {
  const query = sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`
  try {
    await runSql({ cms: req.payload, req, query })
  } catch (error) {
    if (!busy || sqlState(error) !== lockTimedOut) throw error
    throw new AppError('unavailable', { sentence: busy })
  }
}

/** Holds `key` until the transaction ends; false, without waiting, where another one holds it. */
export async function tryLockInTransaction(options: {
  req: PayloadRequest
  key: string
}): Promise<boolean> {
  const { req, key } = options
  const query = sql`select pg_try_advisory_xact_lock(hashtextextended(${key}, 0)) as "isHeld"`
  const { rows } = await runSql({ cms: req.payload, req, query })
  return rows[0]?.isHeld === true
}
