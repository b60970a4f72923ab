import type { Payload } from 'payload'
import type { ContactState } from '@/cms/fields/contact-states'
import type { EditorRights } from '@/cms/access/rights'
import { AppError } from '@/lib/errors/app-error'
import { expectUnchanged } from './conflicts'
import { getAssignee, withMessage, type LockedMessage } from './locked-message'
import { inboxEditors, type InboxEditor } from './inbox-editors'
import { recordMessage } from './record-message'
import type { MessageChange, Seen } from './types'

/**
 * Changes the state or the assignee of a message.
 * @throws {AppError} `forbidden`, `not-found`, `bad-request` for an assignee who does not read the
 *   inbox, `conflict` when someone else has changed what `seen` says
 */
export async function changeMessage(options: {
  cms: Payload
  editor: EditorRights
  id: number
  seen: Pick<Seen, 'state' | 'assignee'>
  state: ContactState
  /** An editor's number; null is nobody. */
  assignee: number | null
}): Promise<void> {
  const { cms, editor, id, seen, ...next } = options
  await withMessage({
    cms,
    editor,
    id,
    work: async (locked) => {
      const editors = await inboxEditors({
        cms,
        req: locked.req,
        assignee: getAssignee(locked.message),
      })
      expectUnchanged({ message: locked.message, seen, editors })
      const changes = findChanges({ locked, next, editors })
      if (changes.length > 0) await store({ locked, editor, next, changes })
    },
  })
}

type Next = { state: ContactState; assignee: number | null }

function findChanges(options: {
  locked: LockedMessage
  next: Next
  editors: InboxEditor[]
}): MessageChange[] {
  const { locked, next, editors } = options
  const { message } = locked
  const before = getAssignee(message)
  const findName = (wanted: number | null) => editors.find(({ id }) => id === wanted)?.name ?? null
  const isChanged = before !== next.assignee
  if (isChanged && next.assignee !== null && findName(next.assignee) === null) {
    throw new AppError('bad-request')
  }
  return [
    ...(message.state === next.state
      ? []
      : [{ field: 'state', from: message.state, to: next.state } as const]),
    ...(isChanged
      ? [{ field: 'assignee', from: findName(before), to: findName(next.assignee) } as const]
      : []),
  ]
}

async function store(options: {
  locked: LockedMessage
  editor: EditorRights
  next: Next
  changes: MessageChange[]
}): Promise<void> {
  const { locked, editor, next, changes } = options
  const { cms, req, message } = locked
  const common = { depth: 0, req } as const
  await cms.update({
    ...common,
    overrideAccess: true,
    collection: 'contact-messages',
    id: message.id,
    data: next,
  })
  await cms.create({
    ...common,
    overrideAccess: true,
    collection: 'contact-notes',
    data: {
      message: message.id,
      kind: 'change',
      author: editor.id,
      authorName: editor.name,
      text: JSON.stringify(changes),
    },
  })
  await recordMessage({
    locked,
    editor,
    action: 'change-message',
    changes: changes.map(({ field, from, to }) => ({ path: field, before: from, after: to })),
  })
}
