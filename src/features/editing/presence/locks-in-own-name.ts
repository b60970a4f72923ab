import type { Access, CollectionBeforeChangeHook, SanitizedConfig } from 'payload'
import { isEditor } from '@/cms/access/is-editor'
import { nobody } from '@/cms/access/nobody'
import { editorRights, mayWriteShared } from '@/cms/access/rights'
import { joinHooks } from '@/cms/join-hooks'

/** Those who write records take over what another has left open; the rest see to their own rows. */
const isTakenOver: Access = ({ req }) => {
  const editor = editorRights(req.user)
  if (!editor) return false
  return mayWriteShared(editor) || { 'user.value': { equals: editor.id } }
}

const signOwn: CollectionBeforeChangeHook = ({ data, req: { user } }) =>
  user ? { ...data, user: { relationTo: user.collection, value: user.id } } : data

/**
 * Lets nobody keep others out of a record in someone else's name: Payload leaves its table of locks to
 * every editor, whatever is written. Its panel locks by itself, and over REST only takes over and
 * opens again.
 */
export function locksInOwnName(config: SanitizedConfig): void {
  const locks = config.collections.find(({ slug }) => slug === 'payload-locked-documents')
  if (!locks) return
  const access = { read: isEditor, create: nobody, update: isTakenOver, delete: isTakenOver }
  locks.access = { ...locks.access, ...access }
  locks.hooks = joinHooks(locks.hooks, { beforeChange: [signOwn] })
}
