import type { CollectionAfterOperationHook, PayloadRequest } from 'payload'
import { inAdminLanguage } from '@/cms/label'
import { AppError } from '@/lib/errors/app-error'
import { lockTimedOut, sqlState } from '@/lib/errors/sql-state'
import { isRecord } from '@/lib/is-record'
import { isUnavailable, toUnavailable } from '@/lib/outage'

/** The outcome of a bulk change, as its answer lists it. */
type Outcome = { docs: unknown[]; errors: unknown[] }

type Id = string | number

/** After so many in a row that could not be saved just now nothing more is tried. */
const mostLate = 2

// By the condition that a call goes on with.
const outcomes = new WeakMap<object, Outcome>()

/**
 * Changes records one by one; one that is refused does not hold up the others. After two in a row
 * that could not be saved just now, the others are left alone: each might wait for seconds as well.
 * @throws {AppError} `unavailable` when already the first one meets an outage; that someone else is
 *   saving it is none
 */
export async function changeEach(options: {
  req: PayloadRequest
  ids: Id[]
  change: (id: Id) => Promise<unknown>
}): Promise<Outcome> {
  const { req, ids, change } = options
  const outcome: Outcome = { docs: [], errors: [] }
  let late = 0
  for (const [index, id] of ids.entries()) {
    try {
      outcome.docs.push(await change(id))
      late = 0
    } catch (thrown) {
      const outage = toUnavailable(thrown)
      if (outage) req.payload.logger.error({ err: thrown, msg: `Record ${id} was not changed` })
      const isFirst = outcome.docs.length + outcome.errors.length === 0
      if (isFirst && outage && sqlState(thrown) !== lockTimedOut) throw outage
      late = isUnavailable(thrown) ? late + 1 : 0
      const failed = late < mostLate ? [id] : ids.slice(index)
      outcome.errors.push(...failed.map((one) => told({ req, id: one, error: outage ?? thrown })))
      if (late === mostLate) break
    }
  }
  return outcome
}

function told({ req, id, error }: { req: PayloadRequest; id: Id; error: unknown }) {
  if (error instanceof AppError) {
    const { language } = req.i18n
    return { id, isPublic: true, message: inAdminLanguage({ language, text: error.sentence }) }
  }
  const isPublic = error instanceof Error && 'isPublic' in error && error.isPublic === true
  if (!isPublic) req.payload.logger.error({ err: error, msg: `Record ${id} was not changed` })
  return { id, isPublic, message: error instanceof Error ? error.message : '' }
}

/** Lets a call continue with the records `ids`, and adds `outcome` to its answer. */
export function continueWith<Args extends object>(options: {
  args: Args
  ids: Id[]
  outcome: Outcome
}): Args & { where: object; limit: number } {
  const { args, ids, outcome } = options
  const where = { id: { in: ids } }
  outcomes.set(where, outcome)
  return { ...args, where, limit: 0 }
}

/** Adds the outcome of all records to the answer. */
export const reportEach: CollectionAfterOperationHook = ({ args, result }) => {
  const call: unknown = args
  const where = isRecord(call) && isRecord(call.where) ? call.where : {}
  const outcome = outcomes.get(where)
  if (!outcome || !isRecord(result)) return result
  const { docs, errors } = result
  if (!Array.isArray(docs) || !Array.isArray(errors)) return result
  return { ...result, docs: docs.concat(outcome.docs), errors: errors.concat(outcome.errors) }
}
