import 'server-only'
import { getCms } from '@/cms/client'
import type { ContributionApplication } from '@/payload-types'
import { toExportedApplication, toOwnApplication } from './mapping'
import type { ExportedApplication, OwnApplication } from './types'

async function findApplications(memberId: string): Promise<ContributionApplication[]> {
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
  return docs
}

/** All that a member has offered and is still kept, the newest first. */
export async function readMemberApplications(memberId: string): Promise<OwnApplication[]> {
  return (await findApplications(memberId)).map(toOwnApplication)
}

/** The same with the notes of the editors, for the member to take along. */
export async function exportMemberApplications(memberId: string): Promise<ExportedApplication[]> {
  return (await findApplications(memberId)).map(toExportedApplication)
}
