import type { Payload } from 'payload'
import type { EditorRights } from '../../src/cms/access/rights'
import { exportMessages } from '../../src/features/contact-messages/inbox/export-messages'
import { inboxEditors } from '../../src/features/contact-messages/inbox/inbox-editors'
import { listMessages } from '../../src/features/contact-messages/inbox/list-messages'
import type { InboxFilter } from '../../src/features/contact-messages/inbox/types'
import { measureApart, withOwnDatabase, type Bench, type Finding } from './apart'
import { timeLists, type ListTimes } from './list-times'

type Run = (text: string, values: unknown[]) => Promise<unknown>

/**
 * Messages of every state, language and length, with as many notes, every seventh of them given to
 * someone, for an empty inbox.
 */
export async function fillInbox({ run, messages }: { run: Run; messages: number }): Promise<void> {
  await run('delete from contact_notes', [])
  await run('delete from contact_messages', [])
  await run(
    `insert into contact_messages
       (name, message, locale, member_id, state, assignee_id, created_at, updated_at)
     select 'Ștefan Țurcanu ' || n, repeat('Întrebare despre гонки și festival. ', 1 + n % 130),
       (array['ro','en','ru'])[1 + n % 3]::enum_contact_messages_locale, 'member-' || n % 300,
       (array['new','in-work','answered','spam','archived'])[1 + n % 5]::enum_contact_messages_state,
       case when n % 7 = 0 then (select min(id) from editors) end,
       now() - n * interval '8 hours', now() from generate_series(1, $1::int) n`,
    [messages],
  )
  await run(
    `insert into contact_notes (message_id, kind, author_name, text, created_at, updated_at)
     select id, 'note', 'Ana', 'De sunat.', now(), now() from contact_messages`,
    [],
  )
}

/** What the lists are asked for: every filter by itself, then several together. */
function askedLists(editorId: number): Record<string, { filter: InboxFilter; page?: number }> {
  const month = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  return {
    everything: { filter: {} },
    'the last page': { filter: {}, page: 40 },
    new: { filter: { state: 'new' } },
    'in work': { filter: { state: 'in-work' } },
    answered: { filter: { state: 'answered' } },
    spam: { filter: { state: 'spam' } },
    archived: { filter: { state: 'archived' } },
    'in Russian': { filter: { language: 'ru' } },
    mine: { filter: { assignee: 'mine' } },
    'nobody’s': { filter: { assignee: 'nobody' } },
    'an editor’s': { filter: { assignee: editorId } },
    'since a month ago': { filter: { since: month } },
    'a word in every text': { filter: { search: 'INTREBARE' } },
    'a word in no text': { filter: { search: 'nicaieri' } },
    'three words': { filter: { search: 'гонки stefan 777' } },
    'everything at once': {
      filter: { state: 'new', language: 'ru', assignee: 'nobody', since: month, search: 'гонки' },
    },
  }
}

/** What the list of messages asks for its page takes in milliseconds, one after the other. */
export async function measureInbox({ cms }: { cms: Payload }): Promise<ListTimes> {
  const { docs } = await cms.find({
    collection: 'editors',
    limit: 1,
    sort: 'id',
    depth: 0,
    overrideAccess: true,
  })
  const id = docs[0]?.id ?? 0
  const editor: EditorRights = {
    ...{ id, name: 'Ana', role: 'editor', languages: [], mayApprove: true },
  }
  const lists = Object.entries(askedLists(id)).map(
    ([name, { filter, page = 1 }]): [string, () => Promise<unknown>] => [
      name,
      () => Promise.all([listMessages({ cms, editor, filter, page }), inboxEditors({ cms })]),
    ],
  )
  const all = { cms, editor, filter: {}, format: 'csv' } as const
  return timeLists([...lists, ['export of everything', () => exportMessages(all)]])
}

/** The table of `scripts/bench-inbox.ts`. */
export async function benchInbox(bench: Bench): Promise<Finding> {
  const env = await withOwnDatabase({ ...bench, name: 'inbox' })
  const { signal } = bench
  return measureApart({ script: 'bench-inbox.ts', lastLine: 'The first list', env, signal })
}
