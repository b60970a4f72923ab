import type { PayloadRequest } from 'payload'
import { lockInTransaction } from '@/cms/transaction'
import { refusal } from '@/cms/refusal'

// Several that one call is about are dealt with at once, in one transaction.
const leaving = new WeakMap<PayloadRequest, Set<number>>()

/**
 * Makes sure that someone else is an administrator. Two who step back at the same moment wait for
 * one another, so that one of them stays.
 * @throws {AppError} `conflict`
 */
export async function requireOtherAdministrator({
  req,
  editorId,
}: {
  req: PayloadRequest
  editorId: number
}): Promise<void> {
  const gone = leaving.get(req) ?? new Set()
  leaving.set(req, gone.add(editorId))
  await lockInTransaction({ req, key: 'administrators' })
  const { totalDocs } = await req.payload.count({
    collection: 'editors',
    where: { and: [{ role: { equals: 'admin' } }, { id: { not_in: [...gone] } }] },
    overrideAccess: true,
    req,
  })
  if (totalDocs > 0) return
  throw refusal({
    req,
    code: 'conflict',
    sentence: {
      ro: 'Este ultimul administrator. Dați mai întâi acest rol altcuiva.',
      en: 'This is the last administrator. Give the role to someone else first.',
      ru: 'Это последний администратор. Сначала передайте эту роль кому-нибудь другому.',
    },
  })
}
