import type { PayloadRequest } from 'payload'
import { lockInTransaction } from '@/cms/transaction'
import { EditorRefusal } from './sign-in-refusal'
import { signInTexts } from './sign-in-texts'

// Several that one call is about are dealt with at once, in one transaction.
const leaving = new WeakMap<PayloadRequest, Set<number>>()

/**
 * Makes sure that somebody else is an administrator. Two who step back at the same moment wait for
 * one another, so that one of them stays.
 * @throws {EditorRefusal} `last-administrator`
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
  throw new EditorRefusal({
    req,
    reason: 'last-administrator',
    text: signInTexts.lastAdministrator,
  })
}
