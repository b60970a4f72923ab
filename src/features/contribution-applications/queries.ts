import 'server-only'
import { getCms } from '@/cms/client'
import { toOwnApplication } from './mapping'
import type { OwnApplication } from './types'

/** All that a member has offered and is still kept, the newest first. */
export async function readMemberApplications(memberId: string): Promise<OwnApplication[]> {
  const cms = await getCms()
  const { docs } = await cms.find({
    collection: 'contribution-applications',
    where: { memberId: { equals: memberId } },
    sort: ['-createdAt', '-id'],
    pagination: false,
    depth: 0,
    // Members are no Payload users: withMember has decided who reads, and these are their own.
    overrideAccess: true,
  })
  return docs.map(toOwnApplication)
}
