import 'server-only'
import { getCms } from '@/cms/client'
import type { OwnMessage } from './types'

/** All that a member has written to the group and is still kept, the oldest first. */
export async function readMessagesOf(memberId: string): Promise<OwnMessage[]> {
  const cms = await getCms()
  const { docs } = await cms.find({
    collection: 'contact-messages',
    where: { memberId: { equals: memberId } },
    sort: ['createdAt', 'id'],
    pagination: false,
    depth: 0,
    // Members are no Payload users: withMember has decided who reads, and these are their own.
    overrideAccess: true,
  })
  return docs.map(({ name, message, locale, createdAt, updatedAt }) => ({
    name,
    message,
    locale,
    createdAt,
    updatedAt,
  }))
}
