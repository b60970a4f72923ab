import type { CollectionAfterOperationHook, PayloadRequest } from 'payload'
import { isRecord } from '@/lib/is-record'

/** What the answer to a change of many records says of them. */
type Outcome = { docs: unknown[]; errors: unknown[] }

type Id = string | number

// By the condition that a call goes on with.
const outcomes = new WeakMap<object, Outcome>()

/** Changes records one by one; one that is refused does not hold up the others. */
export async function changeEach(options: {
  req: PayloadRequest
  ids: Id[]
  change: (id: Id) => Promise<unknown>
}): Promise<Outcome> {
  const { req, ids, change } = options
  const outcome: Outcome = { docs: [], errors: [] }
  for (const id of ids) {
    try {
      outcome.docs.push(await change(id))
    } catch (error) {
      const isPublic = error instanceof Error && 'isPublic' in error && error.isPublic === true
      if (!isPublic) req.payload.logger.error({ err: error, msg: `Record ${id} was not changed` })
      outcome.errors.push({ id, isPublic, message: error instanceof Error ? error.message : '' })
    }
  }
  return outcome
}

/** Has a call go on with the records `ids`, and tell its caller of `outcome` as well. */
export function goOnWith<Args extends object>(options: {
  args: Args
  ids: Id[]
  outcome: Outcome
}): Args & { where: object; limit: number } {
  const { args, ids, outcome } = options
  const where = { id: { in: ids } }
  outcomes.set(where, outcome)
  return { ...args, where, limit: 0 }
}

/** Tells the caller of all records. */
export const reportEach: CollectionAfterOperationHook = ({ args, result }) => {
  const call: unknown = args
  const where = isRecord(call) && isRecord(call.where) ? call.where : {}
  const outcome = outcomes.get(where)
  if (!outcome || !isRecord(result)) return result
  const { docs, errors } = result
  if (!Array.isArray(docs) || !Array.isArray(errors)) return result
  return { ...result, docs: docs.concat(outcome.docs), errors: errors.concat(outcome.errors) }
}
