import { createHash } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import { requireLiveSession } from '@/auth/live-session'
import { limitContact } from '@/auth/limits/limits'
import type { Member } from '@/auth/member'
import { deleteWhere } from '@/cms/delete-where'
import { lockMember } from '@/cms/member-lock'
import { inTransaction } from '@/cms/transaction'
import { groupAddress } from '@/cms/group-address'
import { shareRuns } from '@/lib/concurrency/share-runs'
import { enqueueMail } from '@/mail/enqueue'
import { contactThreadId } from '@/mail/message-id'
import type { ContactMessage } from '@/payload-types'
import { retentionCutoff, repeatCutoff } from './rules'
import type { ContactMessageInput } from './schema'

// Members are no Payload users: the collection is closed to everybody, and these commands write for
// the member whom withMember has found. So every call overrides the access rules.

// Between several instances of the site the lock of the member decides.
const share = shareRuns<unknown>()

type Submission = { member: Member; input: ContactMessageInput }

function toFingerprint({ member, input }: Submission): string {
  const parts = [member.id, input.name, input.message]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

async function isRepeated({
  cms,
  req,
  fingerprint,
}: {
  cms: Payload
  req?: PayloadRequest
  fingerprint: string
}): Promise<boolean> {
  const { totalDocs } = await cms.count({
    collection: 'contact-messages',
    where: {
      fingerprint: { equals: fingerprint },
      createdAt: { greater_than: repeatCutoff(new Date()).toISOString() },
    },
    overrideAccess: true,
    ...(req ? { req } : {}),
  })
  return totalDocs > 0
}

async function store({
  req,
  member,
  input,
  fingerprint,
}: Submission & { req: PayloadRequest; fingerprint: string }): Promise<ContactMessage> {
  return req.payload.create({
    collection: 'contact-messages',
    data: { ...input, memberId: member.id, fingerprint, state: 'new' },
    depth: 0,
    overrideAccess: true,
    req,
  })
}

/** Tells the group; in the member's language, which is the one that it will answer in. */
async function forward({
  req,
  member,
  input,
  stored,
}: Submission & { req: PayloadRequest; stored: ContactMessage }): Promise<void> {
  const cms = req.payload
  const email = await groupAddress({ cms, req })
  const { name, message, locale } = input
  const { id } = stored
  const letter = { name, message, memberId: member.id, replyTo: member.email, id }
  await enqueueMail({
    cms,
    req,
    mail: { to: email, locale, template: 'contact-message', ...letter },
    messageId: contactThreadId(stored),
  })
}

async function sendOnce({
  cms,
  member,
  input,
  fingerprint,
}: Submission & { cms: Payload; fingerprint: string }): Promise<void> {
  // Before waiting for the lock: most repeats come after the first has been stored.
  if (await isRepeated({ cms, fingerprint })) return
  await inTransaction({
    cms,
    work: async (req) => {
      await lockMember({ req, memberId: member.id })
      if (await isRepeated({ cms, req, fingerprint })) return
      const work = async () => {
        await requireLiveSession(member)
        const stored = await store({ req, member, input, fingerprint })
        await forward({ req, member, input, stored })
      }
      await limitContact({ member, work })
    },
  })
}

/**
 * Stores a message and mails it to the group, both or neither. The same text again within a day
 * is confirmed like the first, without another message.
 * @throws {AppError} `limited` for too many different messages, `unauthorised` when the account has
 *   been deleted meanwhile
 */
export async function sendContactMessage({
  cms,
  member,
  input,
}: Submission & { cms: Payload }): Promise<void> {
  const fingerprint = toFingerprint({ member, input })
  const run = () => sendOnce({ cms, member, input, fingerprint })
  await share({ key: fingerprint, run })
}

/** Deletes all messages of a member, in the request's transaction. The member has to be locked. */
export async function deleteMemberMessages({
  req,
  memberId,
}: {
  req: PayloadRequest
  memberId: string
}): Promise<void> {
  const where = { memberId: { equals: memberId } }
  await deleteWhere({ req, collection: 'contact-messages', where })
}

/** Deletes the messages whose retention period is over and returns their number. */
export function removeExpiredMessages({ cms, now }: { cms: Payload; now: Date }): Promise<number> {
  const where = { createdAt: { less_than: retentionCutoff(now).toISOString() } }
  return deleteWhere({ cms, collection: 'contact-messages', where })
}
