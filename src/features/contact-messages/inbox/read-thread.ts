import type { Payload } from 'payload'
import type { ContactState } from '@/cms/fields/contact-states'
import type { Locale } from '@/i18n/locales'
import type { ContactMessage } from '@/payload-types'
import type { EditorRights } from '@/cms/access/rights'
import { getAssignee, findMessage } from './locked-message'
import { inboxEditors, type InboxEditor } from './inbox-editors'
import { requireInboxRights } from './inbox-rights'
import { readHistory } from './read-history'
import { readTemplates, type ReplyTemplate } from './read-templates'
import { readWriter, type Writer } from './read-writer'
import type { HistoryEntry, Seen } from './types'

export type OtherMessage = { id: number; state: ContactState; createdAt: string }

export type Thread = {
  message: { id: number; name: string; text: string; locale: Locale; createdAt: string }
  seen: Seen
  writer: Writer
  history: HistoryEntry[]
  /** What else the same member has written, the newest first. */
  others: OtherMessage[]
  editors: InboxEditor[]
  /** In the language of the message. */
  templates: ReplyTemplate[]
}

/**
 * All about a message; null when it is not or no longer there.
 * @throws {AppError} `forbidden`
 */
export async function readThread(options: {
  cms: Payload
  editor: EditorRights
  id: number
}): Promise<Thread | null> {
  const { cms, editor, id } = options
  requireInboxRights(editor)
  const message = await findMessage({ cms, id })
  if (!message) return null
  const { name, message: text, locale, createdAt, state } = message
  const [writer, history, others, editors, templates] = await Promise.all([
    readWriter(message.memberId),
    readHistory({ cms, id }),
    readOthers({ cms, message }),
    inboxEditors({ cms, assignee: getAssignee(message) }),
    readTemplates({ cms, locale }),
  ])
  const answers = history.filter(({ kind }) => kind === 'answer').length
  return {
    message: { id, name, text, locale, createdAt },
    seen: { state, assignee: getAssignee(message), answers },
    writer,
    history,
    others,
    editors,
    templates,
  }
}

async function readOthers(options: {
  cms: Payload
  message: ContactMessage
}): Promise<OtherMessage[]> {
  const { cms, message } = options
  const { docs } = await cms.find({
    collection: 'contact-messages',
    where: { memberId: { equals: message.memberId }, id: { not_equals: message.id } },
    select: { state: true, createdAt: true },
    sort: ['-createdAt', '-id'],
    limit: 10,
    pagination: false,
    depth: 0,
    // Anyone who reads this message may read the others.
    overrideAccess: true,
  })
  return docs.map(({ id, state, createdAt }) => ({ id, state, createdAt }))
}
