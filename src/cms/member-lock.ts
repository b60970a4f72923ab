import type { PayloadRequest } from 'payload'
import { lockInTransaction, tryLockInTransaction } from './transaction'

type Lock = { req: PayloadRequest; memberId: string }

const keyOf = ({ memberId }: Lock) => `member:${memberId}`

/**
 * Lets one transaction at a time write what belongs to a member: two halves of a profile saved at
 * once both stay, a message sent twice is one, and nothing is stored while or after all is deleted.
 */
export async function lockMember(lock: Lock): Promise<void> {
  await lockInTransaction({ req: lock.req, key: keyOf(lock) })
}

/** The same without waiting: whether nobody else is writing. */
export function tryLockMember(lock: Lock): Promise<boolean> {
  return tryLockInTransaction({ req: lock.req, key: keyOf(lock) })
}
