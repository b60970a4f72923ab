import { isDeepStrictEqual } from 'node:util'
import type { Payload, PayloadRequest } from 'payload'
import { requireLiveSession } from '@/auth/live-session'
import { limitApplication } from '@/auth/limits/limits'
import type { Member } from '@/auth/member'
import { deleteWhere } from '@/cms/delete-where'
import { lockMember } from '@/cms/member-lock'
import { inTransaction } from '@/cms/transaction'
import { groupAddress } from '@/cms/group-address'
import { AppError } from '@/lib/errors/app-error'
import { shareRuns } from '@/lib/concurrency/share-runs'
import { enqueueMail } from '@/mail/enqueue'
import { retentionCutoff, openStates } from './rules'
import type { ApplicationInput } from './schema'

// Members are no Payload users: the collection is closed to everybody, and these commands write for
// the member whom withMember has found. So every call overrides the access rules.

type Offer = { member: Member; input: ApplicationInput }

// Between several instances of the site the lock of the member decides.
const share = shareRuns<unknown>()

/** The name in the profile; empty without one. */
async function nameInProfile({ req, member }: { req: PayloadRequest; member: Member }) {
  const { docs } = await req.payload.find({
    collection: 'user-profiles',
    where: { userId: { equals: member.id } },
    select: { firstName: true, lastName: true },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  const [profile] = docs
  return `${profile?.firstName ?? ''} ${profile?.lastName ?? ''}`.trim()
}

/**
 * Whether the same application waits already.
 * @throws {AppError} `fields` when another one for the role does
 */
async function isRepeated({ req, member, input }: Offer & { req: PayloadRequest }) {
  const { docs } = await req.payload.find({
    collection: 'contribution-applications',
    where: {
      memberId: { equals: member.id },
      role: { equals: input.role },
      state: { in: [...openStates] },
    },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  const [open] = docs
  if (!open) return false
  const isSame = open.motivation === input.motivation && open.topic === input.topic
  if (isSame && isDeepStrictEqual(open.links ?? [], input.links)) return true
  throw new AppError('fields', { fields: { role: 'ROLE_FIELD_open_ERROR' } })
}

/** Confirms it to the member, and tells the group in the language that it will answer in. */
async function announce({ req, id, member, input }: Offer & { req: PayloadRequest; id: number }) {
  const cms = req.payload
  const email = await groupAddress({ cms, req })
  const { locale, ...offer } = input
  const application = { ...offer, memberId: member.id }
  const confirmation = { to: member.email, locale, template: 'application-received' } as const
  const notice = { to: email, locale, template: 'application-notice' } as const
  await enqueueMail({ cms, req, mail: { ...confirmation, ...application } })
  const sender = { id, replyTo: member.email }
  await enqueueMail({ cms, req, mail: { ...notice, ...application, ...sender } })
}

async function store({ req, member, input }: Offer & { req: PayloadRequest }): Promise<void> {
  const name = (await nameInProfile({ req, member })) || input.name
  if (name === '') throw new AppError('fields', { fields: { name: 'NAME_FIELD_empty_ERROR' } })
  const work = async () => {
    await requireLiveSession(member)
    const { id } = await req.payload.create({
      collection: 'contribution-applications',
      data: { ...input, name, memberId: member.id, state: 'received' },
      depth: 0,
      overrideAccess: true,
      req,
    })
    await announce({ req, id, member, input: { ...input, name } })
  }
  await limitApplication({ member, work })
}

function applyOnce({ cms, member, input }: Offer & { cms: Payload }): Promise<void> {
  return inTransaction({
    cms,
    work: async (req) => {
      await lockMember({ req, memberId: member.id })
      if (!(await isRepeated({ req, member, input }))) await store({ req, member, input })
    },
  })
}

/**
 * Stores an application, confirms it to the member and tells the group: all of it or nothing. The
 * same application sent twice is confirmed like the first.
 * @throws {AppError} `fields` when there is an open one for the role, or no name anywhere; `limited`;
 *   `unauthorised` when the account has been deleted meanwhile
 */
export async function applyToContribute({
  cms,
  member,
  input,
}: Offer & { cms: Payload }): Promise<void> {
  const key = JSON.stringify([member.id, input])
  await share({ key, run: () => applyOnce({ cms, member, input }) })
}

/**
 * Removes an open application of the member's own.
 * @throws {AppError} `not-found` for any other, also when it has been decided meanwhile
 */
export async function withdrawApplication({
  cms,
  member,
  id,
}: {
  cms: Payload
  member: Member
  id: number
}): Promise<void> {
  await inTransaction({
    cms,
    work: async (req) => {
      await lockMember({ req, memberId: member.id })
      const withdrawn = await deleteWhere({
        req,
        collection: 'contribution-applications',
        where: {
          id: { equals: id },
          memberId: { equals: member.id },
          state: { in: [...openStates] },
        },
      })
      if (withdrawn === 0) throw new AppError('not-found')
    },
  })
}

/**
 * Deletes all applications of a member, in the request's transaction. The member has to be locked.
 */
export async function deleteMemberApplications({
  req,
  memberId,
}: {
  req: PayloadRequest
  memberId: string
}): Promise<void> {
  const where = { memberId: { equals: memberId } }
  await deleteWhere({ req, collection: 'contribution-applications', where })
}

/** Deletes decided applications whose retention period is over and returns their number. */
export function removeExpiredApplications({
  cms,
  now,
}: {
  cms: Payload
  now: Date
}): Promise<number> {
  const where = { decidedAt: { less_than: retentionCutoff(now).toISOString() } }
  return deleteWhere({ cms, collection: 'contribution-applications', where })
}
