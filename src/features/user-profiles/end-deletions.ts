import type { Payload, Where } from 'payload'
import { findAccount } from '@/auth/accounts/find-account'
import { deleteWhere } from '@/cms/delete-where'
import { lockMember } from '@/cms/member-lock'
import { inTransaction } from '@/cms/transaction'

/** A suspension without a reason: all that is kept of a suspended member while they are deleted. */
const beingDeleted: Where = {
  suspendedAt: { exists: true },
  suspensionReason: { exists: false },
}

type Asked = { cms: Payload }

function removeSuspension({ cms, userId }: Asked & { userId: string }): Promise<number> {
  return inTransaction({
    cms,
    work: async (req) => {
      await lockMember({ req, memberId: userId })
      const where = { userId: { equals: userId }, ...beingDeleted }
      return deleteWhere({ req, collection: 'user-profiles', where })
    },
  })
}

/**
 * Removes what is left of suspended members whose deletion was interrupted after their account was
 * gone, and returns how many. While the account is there, the suspension holds.
 * @throws {AppError} `unavailable`
 */
export async function endDeletions({ cms }: Asked): Promise<number> {
  const { docs } = await cms.find({
    collection: 'user-profiles',
    where: beingDeleted,
    select: { userId: true },
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  let count = 0
  for (const { userId } of docs) {
    if ((await findAccount(userId)) === null) count += await removeSuspension({ cms, userId })
  }
  return count
}
