import type { PayloadRequest } from 'payload'
import { changeNote } from '@/features/translation/units/change-note'
import type { AuditActor } from './record'

/** The editor who makes a change; null for work that the site or a script does by itself. */
export function getActor(req: PayloadRequest): AuditActor | null {
  const { user } = req
  if (user?.collection === 'editors') return { id: user.id, name: user.name }
  const editor = changeNote(req)?.editor
  return editor ? { id: editor.id, name: editor.name } : null
}
