import 'server-only'
import type { Payload } from 'payload'
import { getCms } from '@/cms/client'
import type { ContactNote } from '@/payload-types'
import { toOwnMessage } from './mapping'
import type { OwnMessage } from './types'

// Members are no Payload users: withMember has decided who reads, and these are their own.
const all = { pagination: false, depth: 0 } as const

async function notesOn(options: { cms: Payload; messages: number[] }): Promise<ContactNote[]> {
  const { cms, messages } = options
  if (messages.length === 0) return []
  const { docs } = await cms.find({
    ...all,
    collection: 'contact-notes',
    where: { message: { in: messages } },
    sort: ['createdAt', 'id'],
    overrideAccess: true,
  })
  return docs
}

/** All that a member has written to the group and is still kept, the oldest first. */
export async function readMemberMessages(memberId: string): Promise<OwnMessage[]> {
  const cms = await getCms()
  const { docs } = await cms.find({
    ...all,
    collection: 'contact-messages',
    where: { memberId: { equals: memberId } },
    sort: ['createdAt', 'id'],
    overrideAccess: true,
  })
  const notes = await notesOn({ cms, messages: docs.map(({ id }) => id) })
  return docs.map((message) => toOwnMessage({ message, notes }))
}
