import type { PayloadRequest } from 'payload'
import { lockInTransaction } from './transaction'

/**
 * Lets one transaction at a time write what belongs to a member: two halves of a profile saved at
 * once both stay, a message sent twice is one, and nothing is stored while or after all is deleted.
 */
export async function lockMember({
  req,
  memberId,
}: {
  req: PayloadRequest
  memberId: string
}): Promise<void> {
  await lockInTransaction({ req, key: `member:${memberId}` })
}
