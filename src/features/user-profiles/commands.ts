import type { Payload, PayloadRequest } from 'payload'
import { requireLiveSession } from '@/auth/live-session'
import type { Member } from '@/auth/member'
import { deleteWhere } from '@/cms/delete-where'
import { lockMember } from '@/cms/member-lock'
import { inTransaction } from '@/cms/transaction'
import { defaultLocale, type Locale } from '@/i18n/locales'
import { parseFields } from '@/lib/http/parse-fields'
import type { UserProfile } from '@/payload-types'
import { findProfile, findOrCreateProfile } from './membership/find-member'
import { changedColumns, withChoices } from './rules'
import { storedPasionsSchema, usermetaSchema, type UsermetaInput } from './schema'

// Members are no Payload users: the collection is closed to everybody, and these commands write for
// the member whom withMember has found, never for an id out of a body. So every call overrides the
// access rules.

/** Makes the profile of a new account; one that is already there stays as it is. */
export async function createProfile({
  cms,
  userId,
  lang,
}: {
  cms: Payload
  userId: string
  lang: Locale
}): Promise<void> {
  await inTransaction({
    cms,
    work: async (req) => {
      await lockMember({ req, memberId: userId })
      await findOrCreateProfile({ cms, req, userId, lang })
    },
  })
}

/**
 * Makes the profile of a signed-in member if it is missing: signing up does not fail when the
 * database is away.
 * @param options `lang`: of the page that asks
 * @throws {AppError} `unauthorised` when it is missing because the account is deleted
 */
export async function ensureProfile({
  cms,
  member,
  lang,
}: {
  cms: Payload
  member: Member
  lang: Locale
}): Promise<void> {
  if (await findProfile({ cms, userId: member.id })) return
  await inTransaction({
    cms,
    work: async (req) => {
      await lockMember({ req, memberId: member.id })
      const mayMake = () => requireLiveSession(member)
      await findOrCreateProfile({ cms, req, userId: member.id, lang, mayMake })
    },
  })
}

/**
 * Stores what the member has changed.
 * @param options `lang`: of the page that asks, for a profile that is missing
 * @throws {AppError} `unauthorised` when the account has been deleted meanwhile
 * @throws {AppError} `fields` when another page has chosen as many passions meanwhile as there may be
 */
export async function saveProfile({
  cms,
  member,
  lang,
  input,
}: {
  cms: Payload
  member: Member
  lang: Locale
  input: UsermetaInput
}): Promise<void> {
  await inTransaction({
    cms,
    work: async (req) => {
      await lockMember({ req, memberId: member.id })
      const mayMake = () => requireLiveSession(member)
      const stored = await findOrCreateProfile({ cms, req, userId: member.id, lang, mayMake })
      await cms.update({
        collection: 'user-profiles',
        id: stored.id,
        data: changedColumns(withStoredPasions({ input, stored })),
        depth: 0,
        overrideAccess: true,
        req,
      })
    },
  })
}

/** Two pages that save at once have both read the same: what each has chosen is added to the other's. */
function withStoredPasions(options: { input: UsermetaInput; stored: UserProfile }): UsermetaInput {
  const { pasions: after, pasions_before: before } = options.input
  if (!after || !before) return options.input
  const stored = storedPasionsSchema.parse(options.stored.pasions)
  const pasions = withChoices({ before, after, stored })
  return parseFields({ schema: usermetaSchema, input: { ...options.input, pasions } })
}

/** What a profile says before anybody has written in it. */
const emptyProfile = {
  firstName: '',
  lastName: '',
  lang: defaultLocale,
  pasions: {},
  contributorRoles: [],
  lastSeenAt: null,
  suspensionReason: null,
}

/**
 * Removes a profile whose account still has to be deleted, in the request's transaction; the member
 * has to be locked. Of a suspended member the bare suspension stays: should the account outlive
 * this, it must not open again.
 */
export async function emptyProfileOf({
  req,
  userId,
}: {
  req: PayloadRequest
  userId: string
}): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'user-profiles',
    where: { userId: { equals: userId }, suspendedAt: { exists: true } },
    select: {},
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  const [suspended] = docs
  if (!suspended) return deleteProfile({ req, userId })
  await req.payload.update({
    collection: 'user-profiles',
    id: suspended.id,
    data: emptyProfile,
    depth: 0,
    overrideAccess: true,
    req,
  })
}

/** Removes the profile in the request's transaction. The member has to be locked. */
export async function deleteProfile({
  req,
  userId,
}: {
  req: PayloadRequest
  userId: string
}): Promise<void> {
  await deleteWhere({ req, collection: 'user-profiles', where: { userId: { equals: userId } } })
}
