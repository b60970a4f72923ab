import type { Payload } from 'payload'
import { findAccount } from '@/auth/accounts/find-account'
import { enqueueMail } from '@/mail/enqueue'
import { contactAnswerId, contactThreadId } from '@/mail/message-id'
import type { ContactNote } from '@/payload-types'
import type { EditorRights } from '@/cms/access/rights'
import { AppError } from '@/lib/errors/app-error'
import { groupAddress } from '@/cms/group-address'
import { answerMail, type Wording } from './answer-mail'
import { alreadyAnswered, nobodyToAnswer } from './conflicts'
import { findMessage, withMessage, type LockedMessage } from './locked-message'
import { requireInboxRights } from './inbox-rights'
import { recordMessage } from './record-message'

/**
 * Answers a message by e-mail and says so on it, both or neither. The same `key` again is the same
 * answer: it is confirmed and not sent twice.
 * @throws {AppError} `forbidden`, `not-found`, `conflict` when there is an answer beyond
 *   those that the editor had seen, or no account left to answer to
 * @throws {AppError} `unavailable` when the accounts do not answer
 */
export async function answerMessage(options: {
  cms: Payload
  editor: EditorRights
  id: number
  /** A UUID that the form made. */
  key: string
  wording: Wording
  /** How many answers the editor had seen. */
  seenAnswers: number
}): Promise<void> {
  const { cms, editor, id, key, wording, seenAnswers } = options
  requireInboxRights(editor)
  const message = await findMessage({ cms, id })
  if (!message) throw new AppError('not-found')
  // Before the transaction, which must not wait for another service.
  const account = await findAccount(message.memberId)
  const mailId = contactAnswerId({ thread: contactThreadId(message), key })
  await withMessage({
    cms,
    editor,
    id,
    work: async (locked) => {
      const answers = await answersTo(locked)
      if (isSent({ answers, mailId, wording })) return
      const last = answers.at(-1)
      if (last && answers.length !== seenAnswers) {
        throw alreadyAnswered({ by: last.authorName, isOwn: last.author === editor.id })
      }
      if (!account) throw nobodyToAnswer()
      await send({ locked, editor, wording, mailId, answers, to: account.email })
    },
  })
}

async function answersTo({ cms, req, message }: LockedMessage): Promise<ContactNote[]> {
  const { docs } = await cms.find({
    collection: 'contact-notes',
    where: { message: { equals: message.id }, kind: { equals: 'answer' } },
    sort: ['createdAt', 'id'],
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return docs
}

function isSent(options: { answers: ContactNote[]; mailId: string; wording: Wording }): boolean {
  const { answers, mailId, wording } = options
  const same = answers.find((answer) => answer.mailId === mailId)
  if (!same) return false
  if (same.subject === wording.subject && same.text === wording.text) return true
  throw alreadyAnswered({ by: same.authorName, isOwn: true })
}

async function send(options: {
  locked: LockedMessage
  editor: EditorRights
  wording: Wording
  mailId: string
  answers: ContactNote[]
  to: string
}): Promise<void> {
  const { locked, editor, wording, mailId, answers, to } = options
  const { cms, req, message } = locked
  const common = { depth: 0, req } as const
  await cms.create({
    ...common,
    overrideAccess: true,
    collection: 'contact-notes',
    data: {
      message: message.id,
      kind: 'answer',
      author: editor.id,
      authorName: editor.name,
      ...wording,
      mailId,
    },
  })
  await cms.update({
    ...common,
    overrideAccess: true,
    collection: 'contact-messages',
    id: message.id,
    data: { state: 'answered', answeredAt: new Date().toISOString() },
  })
  const earlier = answers.flatMap((answer) => answer.mailId ?? [])
  const replyTo = await groupAddress({ cms, req })
  const mail = answerMail({ message, to, replyTo, wording, earlier })
  await enqueueMail({ cms, req, mail, messageId: mailId })
  await recordMessage({
    locked,
    editor,
    action: 'answer-message',
    changes: [{ path: 'state', before: message.state, after: 'answered' }],
  })
}
