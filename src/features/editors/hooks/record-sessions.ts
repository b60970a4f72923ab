import type { CollectionAfterLoginHook, CollectionAfterLogoutHook, PayloadRequest } from 'payload'
import { getActor } from '@/features/audit/actor'
import { recordAudit } from '@/features/audit/record'
import { isAfterReset } from '../sign-in/editor-sign-in'
import { lockEditor } from '../sign-in/stored-second-factor'

async function logSession(options: {
  req: PayloadRequest
  action: 'sign-in' | 'sign-out'
  person: { id: number; name: string } | null
}): Promise<void> {
  const { req, action, person } = options
  if (!person) return
  await recordAudit({
    ...{ cms: req.payload, req, action, actor: person },
    ...{ container: 'editors', document: String(person.id), title: person.name },
  })
}

const logSignIn: CollectionAfterLoginHook<{ id: number; name: string }> = async (login) => {
  const { req, user } = login
  // That session ends at once, and the new password has an entry of its own.
  if (isAfterReset(req)) return
  await logSession({ req, action: 'sign-in', person: user })
}

const logSignOut: CollectionAfterLogoutHook = async ({ req }) => {
  const person = getActor(req)
  // The session is ended next: a save of the editor takes the record and the log in this order as well.
  if (person) await lockEditor({ cms: req.payload, req, editorId: person.id })
  await logSession({ req, action: 'sign-out', person })
}

/** Signing in and out, for the audit log. */
export const recordSessions = { afterLogin: [logSignIn], afterLogout: [logSignOut] }
