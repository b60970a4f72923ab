import type { Payload } from 'payload'
import { signedIn, type SignedIn } from '@/features/editors/sign-in/signed-in'
import { WorkplaceFailure } from '@/cms/workplace-failure'

/**
 * The editor of a call with the session that they came with.
 * @throws {WorkplaceFailure} `not-signed-in`
 */
export async function requireSignedIn({
  cms,
  request,
}: {
  cms: Payload
  request: Request
}): Promise<SignedIn> {
  const { user } = await cms.auth({ headers: request.headers, canSetHeaders: false })
  const editor = signedIn(user)
  if (!editor) throw new WorkplaceFailure('not-signed-in')
  return editor
}
