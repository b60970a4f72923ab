import type { PayloadRequest } from 'payload'
import { EditorRefusal } from './sign-in-refusal'
import { signInTexts } from './sign-in-texts'

// Payload takes the password out of the data before the change is stored.
const changed = new WeakMap<PayloadRequest, number>()

type Change = { req: PayloadRequest; editorId: number }

/**
 * Notes that an editor gets another password. Nobody chooses it for somebody else: whoever knows it
 * could act in that editor's name.
 * @throws {EditorRefusal} `password-of-another`
 */
export function changePassword({ req, editorId }: Change): void {
  if (req.user && req.user.id !== editorId) {
    throw new EditorRefusal({
      req,
      reason: 'password-of-another',
      text: signInTexts.passwordOfAnother,
    })
  }
  changed.set(req, editorId)
}

/** Whether this request has just changed the editor's password. */
export function hasChangedPassword({ req, editorId }: Change): boolean {
  return changed.get(req) === editorId
}
