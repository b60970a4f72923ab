import type { CollectionAfterLoginHook, CollectionAfterLogoutHook, PayloadRequest } from 'payload'
import { getActor } from '@/features/audit/actor'
import { recordAudit } from '@/features/audit/record'
import { isAfterReset } from '../sign-in/editor-sign-in'

async function tellOfSession(options: {
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

const tellOfSignIn: CollectionAfterLoginHook<{ id: number; name: string }> = async (login) => {
  const { req, user } = login
  // That session ends at once, and the new password has an entry of its own.
  if (isAfterReset(req)) return
  await tellOfSession({ req, action: 'sign-in', person: user })
}

const tellOfSignOut: CollectionAfterLogoutHook = async ({ req }) => {
  await tellOfSession({ req, action: 'sign-out', person: getActor(req) })
}

/** Signing in and out, for the audit log. */
export const recordSessions = { afterLogin: [tellOfSignIn], afterLogout: [tellOfSignOut] }
