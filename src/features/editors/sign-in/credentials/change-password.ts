import type { PayloadRequest } from 'payload'
import { recordAudit } from '@/features/audit/record'
import { AppError } from '@/lib/errors/app-error'
import { credentialTexts } from '../credential-texts'
import { tellEditor } from '../editor-mails'
import { withOwnerProof, type OwnerProof } from './prove-owner'
import { requireStrongPassword } from '../require-strong-password'

// Payload takes the password out of the data before the change is stored.
const changed = new WeakMap<PayloadRequest, { editorId: number; session: string | null }>()

type Change = { req: PayloadRequest; editorId: number }

/**
 * Notes that an editor gets another password. Nobody chooses it for someone else: anyone who knows
 * it could act in that editor's name. For themselves they choose it with the current one only.
 * @throws {AppError} `forbidden`
 */
export function notePassword({ req, editorId }: Change): void {
  if (changed.get(req)?.editorId === editorId) return
  if (req.user && req.user.id !== editorId) {
    throw new AppError('forbidden', { sentence: credentialTexts.passwordOfAnother })
  }
  if (req.user) throw new AppError('forbidden', { sentence: credentialTexts.ownPassword })
  changed.set(req, { editorId, session: null })
}

/** Where this request has just changed the editor's password: the session that stays, or none. */
export function passwordChange({ req, editorId }: Change): { session: string | null } | undefined {
  const change = changed.get(req)
  return change?.editorId === editorId ? change : undefined
}

/**
 * Gives an editor a new password of their own, and ends every other session.
 * @throws {AppError} `bad-request` for a wrong password or code, and a weak new password
 * @throws {AppError} `limited`
 */
export async function changeOwnPassword({
  password,
  ...proof
}: OwnerProof & { password: string }): Promise<void> {
  const { cms, editor, language } = proof
  const { id: editorId, name, email, session } = editor
  requireStrongPassword({ password, email })
  await withOwnerProof({
    ...proof,
    work: async (req) => {
      changed.set(req, { editorId, session })
      await cms.update({
        collection: 'editors',
        id: editorId,
        data: { password },
        depth: 0,
        overrideAccess: true,
        req,
        // Payload ends the sessions but that of this user.
        user: { id: editorId, name, email, collection: 'editors', _sid: session },
      })
      await recordAudit({
        ...{ cms, req, actor: { id: editorId, name }, action: 'password-changed' },
        ...{ container: 'editors', document: String(editorId), title: name },
      })
      await tellEditor({ cms, req, to: email, language, mail: { name: 'password-changed' } })
    },
  })
}
