import { isRecord } from '@/lib/is-record'
import { getSession } from './editor-sessions'

/** An editor, and the session that they came with. */
export type SignedIn = { id: number; name: string; email: string; session: string | null }

/** The editor of a request; null for everybody else. */
export function signedIn(user: unknown): SignedIn | null {
  if (!isRecord(user) || user.collection !== 'editors') return null
  const { id, name, email } = user
  if (typeof id !== 'number' || typeof name !== 'string' || typeof email !== 'string') return null
  return { id, name, email, session: getSession(user) }
}
