import type { PayloadRequest } from 'payload'
import { log } from '@/lib/log'

type Undo = () => Promise<void>

const undoing = new Map<string | number, Undo[]>()

/** Runs `work` once the transaction of `req` has failed: it undoes what is outside the database. */
export async function afterRollback({
  req,
  work,
}: {
  req: PayloadRequest
  work: Undo
}): Promise<void> {
  const transaction = await req.transactionID
  if (transaction === undefined) return
  undoing.set(transaction, [...(undoing.get(transaction) ?? []), work])
}

/** For the adapter, once it knows how a transaction has ended. */
export function undo(ended: { transaction: string | number; isNeeded: boolean }): void {
  const { transaction, isNeeded } = ended
  const works = undoing.get(transaction) ?? []
  undoing.delete(transaction)
  if (!isNeeded) return
  for (const work of works) void work().catch((error: unknown) => log.error({ err: error }))
}
