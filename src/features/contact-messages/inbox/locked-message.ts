import type { Payload, PayloadRequest } from 'payload'
import { lockMember } from '@/cms/member-lock'
import { inTransaction } from '@/cms/transaction'
import type { ContactMessage } from '@/payload-types'
import type { EditorRights } from '@/cms/access/rights'
import { AppError } from '@/lib/errors/app-error'
import { requireInboxRights } from './inbox-rights'

export type LockedMessage = { cms: Payload; req: PayloadRequest; message: ContactMessage }

/** The message; null when it is not or no longer there. Its assignee stays a number. */
export async function findMessage(options: {
  cms: Payload
  id: number
  req?: PayloadRequest
}): Promise<ContactMessage | null> {
  const { cms, id, req } = options
  return cms.findByID({
    collection: 'contact-messages',
    id,
    depth: 0,
    disableErrors: true,
    // The commands of the inbox have checked the editor's rights.
    overrideAccess: true,
    ...(req && { req }),
  })
}

export function getAssignee({ assignee }: ContactMessage): number | null {
  return typeof assignee === 'object' ? (assignee?.id ?? null) : (assignee ?? null)
}

/**
 * Runs `work` in a transaction that alone may change the message meanwhile: neither another editor
 * nor the deletion of its member comes in between.
 * @throws {AppError} `forbidden`, `not-found`, and whatever `work` throws
 */
export async function withMessage<Result>(options: {
  cms: Payload
  editor: EditorRights
  id: number
  work: (locked: LockedMessage) => Promise<Result>
}): Promise<Result> {
  const { cms, editor, id, work } = options
  requireInboxRights(editor)
  const before = await findMessage({ cms, id })
  if (!before) throw new AppError('not-found')
  return inTransaction({
    cms,
    work: async (req) => {
      await lockMember({ req, memberId: before.memberId })
      const message = await findMessage({ cms, id, req })
      if (!message) throw new AppError('not-found')
      return work({ cms, req, message })
    },
  })
}
