import type { PayloadRequest } from 'payload'
import { log } from '@/lib/log'

type Work = (ended: { isStored: boolean }) => Promise<void>

const waiting = new Map<string | number, Work[]>()

/**
 * Runs `work` once the transaction of `req` has ended, stored or not: for cleaning up what is outside
 * the database. Without a transaction it does nothing.
 */
export async function afterTransaction({
  req,
  work,
}: {
  req: PayloadRequest
  work: Work
}): Promise<void> {
  const transaction = await req.transactionID
  if (transaction === undefined) return
  waiting.set(transaction, [...(waiting.get(transaction) ?? []), work])
}

/** For the adapter, once it knows how a transaction has ended. */
export function notifyTransactionEnd(ended: {
  transaction: string | number
  isStored: boolean
}): void {
  const { transaction, isStored } = ended
  const works = waiting.get(transaction) ?? []
  waiting.delete(transaction)
  for (const work of works) {
    void work({ isStored }).catch((error: unknown) => log.error({ err: error }))
  }
}
