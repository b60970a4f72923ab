import pLimit from 'p-limit'
import type { Payload, PayloadRequest } from 'payload'
import { inTransaction } from '@/cms/transaction'

// Each holds a database connection, often while it waits for another one's lock: the rest of the
// site needs some, too.
const AT_ONCE = 3

const limit = pLimit(AT_ONCE)

/**
 * Runs `work` in one transaction, a few of them at a time: however many editors save at once, each
 * gets a turn.
 */
export function deskTransaction<Result>(options: {
  cms: Payload
  work: (req: PayloadRequest) => Promise<Result>
}): Promise<Result> {
  return limit(() => inTransaction(options))
}
