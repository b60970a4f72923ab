import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { findAccount } from '@/auth/accounts/find-account'
import type { ContactState } from '@/cms/fields/contact-states'
import { inTransaction } from '@/cms/transaction'
import { deleteMemberMessages, removeExpiredMessages } from '@/features/contact-messages/commands'
import { countPeopleWaiting } from '@/features/dashboard/read-waiting'
import { locales } from '@/i18n/locales'
import { compose } from '@/mail/compose'
import { checkedMail } from '@/mail/mail'
import { contactThreadId } from '@/mail/message-id'
import { unseal } from '@/mail/sealed-content'
import type { EditorRights } from '@/cms/access/rights'
import { addNote } from '@/features/contact-messages/inbox/add-note'
import { answerMessage } from '@/features/contact-messages/inbox/answer-message'
import { changeMessage } from '@/features/contact-messages/inbox/change-message'
import { previewAnswer } from '@/features/contact-messages/inbox/preview-answer'
import { readTemplates } from '@/features/contact-messages/inbox/read-templates'
import { AppError } from '@/lib/errors/app-error'
import { useInbox } from '../../helpers/inbox'

// What the core itself answers is in auth-accounts.int.spec.ts.
vi.mock('@/auth/accounts/find-account', () => ({ findAccount: vi.fn() }))

const inbox = useInbox()
const { site, outbox, write, thread, log, member } = inbox

let admin: EditorRights
let editor: EditorRights

beforeAll(() => {
  admin = inbox.rights('admin')
  editor = inbox.rights('editor')
})

beforeEach(() => {
  vi.mocked(findAccount).mockImplementation((id) =>
    Promise.resolve({ id, email: 'maria@pasiuni.example', isVerified: true }),
  )
})

const words = { subject: 'Thank you', text: 'Dear Maria,\n\nthank you.\nAna' }

function answer(id: number, change: Partial<Parameters<typeof answerMessage>[0]> = {}) {
  const key = randomUUID()
  return answerMessage({
    ...{ cms: site.cms, editor, id, key, wording: words, seenAnswers: 0 },
    ...change,
  })
}

/** What an English panel says when the work is refused. */
async function getRefusal(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof AppError)) throw new Error('It was not refused.')
  expect(error.code).toBe('conflict')
  return error.sentence.en
}

describe('changes', () => {
  test('state and assignee change together, with a trace and an entry in the log', async () => {
    const id = await write()
    await changeMessage({
      ...{ cms: site.cms, editor, id },
      seen: { state: 'new', assignee: null },
      state: 'in-work',
      assignee: admin.id,
    })
    const { seen, history } = await thread(id)
    expect(seen).toEqual({ state: 'in-work', assignee: admin.id, answers: 0 })
    expect(history).toMatchObject([
      {
        kind: 'change',
        by: 'Emil',
        changes: [
          { field: 'state', from: 'new', to: 'in-work' },
          { field: 'assignee', from: null, to: 'Ana' },
        ],
      },
    ])
    const docs = await log()
    expect(docs).toMatchObject([
      { action: 'change-message', actorName: 'Emil', document: String(id), title: `#${id}` },
    ])
    // Nothing changes, nothing is announced.
    const seenNow = { state: 'in-work', assignee: admin.id } as const
    await changeMessage({ cms: site.cms, editor, id, seen: seenNow, ...seenNow })
    expect((await thread(id)).history).toHaveLength(1)
  })

  test('the second of two editors is told what the first has made of it', async () => {
    const id = await write()
    const seen = { state: 'new', assignee: null } as const
    const change = (by: EditorRights, state: ContactState) =>
      changeMessage({ cms: site.cms, editor: by, id, seen, state, assignee: null })
    const results = await Promise.allSettled([change(admin, 'spam'), change(editor, 'archived')])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const { state } = (await thread(id)).seen
    const said = await getRefusal(change(editor, 'answered'))
    expect(said).toContain(state === 'spam' ? 'it is now “Spam”' : 'it is now “Archived”')
    expect((await thread(id)).history).toHaveLength(1)
  })

  test('only who reads the inbox is given a message', async () => {
    const id = await write()
    const seen = { state: 'new', assignee: null } as const
    for (const assignee of [member('translator').id, 999_999]) {
      await expect(
        changeMessage({ cms: site.cms, editor, id, seen, state: 'new', assignee }),
      ).rejects.toMatchObject({ code: 'bad-request' })
    }
    const { editors } = await thread(id)
    expect(editors.map(({ name }) => name)).toEqual(expect.arrayContaining(['Ana', 'Emil']))
    expect(editors.map(({ id: each }) => each)).not.toContain(member('translator').id)
  })

  test('who lost the right to read the inbox is still named, and the message taken from them', async () => {
    const { id: assignee } = member('translator')
    const id = await write({ assignee })
    const before = await thread(id)
    expect(before.editors.find((each) => each.id === before.seen.assignee)?.name).toBe('Tudor')
    const change = (seen: number | null, next: number | null) =>
      changeMessage({
        ...{ cms: site.cms, editor, id, state: 'new', assignee: next },
        seen: { state: 'new', assignee: seen },
      })
    expect(await getRefusal(change(null, admin.id))).toContain('it is now Tudor')
    await change(assignee, null)
    const { seen, history, editors } = await thread(id)
    expect(seen.assignee).toBeNull()
    expect(history).toMatchObject([{ changes: [{ field: 'assignee', from: 'Tudor', to: null }] }])
    expect(editors.map(({ name }) => name)).not.toContain('Tudor')
  })
})

describe('answers', () => {
  async function letters() {
    const { PAYLOAD_SECRET: secret = '', SITE_URL: siteUrl = '' } = process.env
    const rows = await outbox.rows()
    return rows.map(({ recipient, content, message_id: messageId }) => {
      const opened = unseal({ sealed: content ?? '', secret, messageId })
      const rest = typeof opened === 'object' ? opened : {}
      const mail = checkedMail({ ...rest, to: recipient, locale: 'en', template: 'contact-answer' })
      return compose({ mail, messageId, from: 'no-reply@pasiuni.example', siteUrl })
    })
  }

  test('go to the member’s address as one conversation, and say so on the message', async () => {
    const id = await write()
    await answer(id)
    await answer(id, { seenAnswers: 1, wording: { ...words, text: 'One more thing.' } })
    const { email } = await site.cms.findGlobal({ slug: 'contact', locale: 'ro' })
    const message = await site.cms.findByID({ collection: 'contact-messages', id })
    const [first, second] = await letters()
    const root = contactThreadId(message)
    expect(first).toMatchObject({
      to: { address: 'maria@pasiuni.example' },
      replyTo: { address: email },
      subject: 'Thank you',
      references: [root],
      inReplyTo: root,
    })
    expect(first?.text).toContain('Dear Maria,\n\nthank you.\nAna\n')
    expect(first?.text).toContain('> Bună ziua!\n> Vreau să ajut.')
    expect(second?.references).toEqual([root, first?.messageId])
    expect(second?.inReplyTo).toBe(first?.messageId)

    const { seen, history } = await thread(id)
    expect(seen).toMatchObject({ state: 'answered', answers: 2 })
    expect(message.answeredAt).not.toBeNull()
    expect(history).toMatchObject([
      { kind: 'answer', by: 'Emil', ...words, mail: 'queued' },
      { kind: 'answer', text: 'One more thing.' },
    ])
    const docs = await log()
    expect(docs.map(({ action }) => action)).toEqual(['answer-message', 'answer-message'])
    expect(JSON.stringify(docs)).not.toMatch(/Maria|thank/i)

    await outbox.query(`update outgoing_mails set state = 'failed'`)
    expect((await thread(id)).history).toMatchObject([{ mail: 'failed' }, { mail: 'failed' }])
    await outbox.query('delete from outgoing_mails')
    expect((await thread(id)).history).toMatchObject([{ mail: 'forgotten' }, { mail: 'forgotten' }])
  })

  test('that were refused are said to be so for good, and nothing else of the mail stays', async () => {
    const id = await write()
    await answer(id)
    await outbox.queue('other@pasiuni.example')
    await outbox.query(
      `update outgoing_mails set state = 'failed', last_error = '550 maria@pasiuni.example unknown',
         created_at = now() - interval '31 days'`,
    )
    const waiting = () => countPeopleWaiting({ cms: site.cms, editorId: editor.id })
    expect((await waiting()).refusedMails).toBe(2)
    outbox.startWorker('smtp://127.0.0.1:1')
    const kept = { state: 'failed', recipient: null, content: null, last_error: null }
    await expect.poll(() => outbox.rows(), { timeout: 5000 }).toMatchObject([kept])
    expect((await thread(id)).history).toMatchObject([{ kind: 'answer', mail: 'failed' }])
    expect((await waiting()).refusedMails).toBe(0)
    await inTransaction({
      cms: site.cms,
      work: (req) => deleteMemberMessages({ req, memberId: 'member-1' }),
    })
    expect(await outbox.rows()).toEqual([])
  })

  test('pressed ten times at once, or again after a lost answer, one is sent', async () => {
    const id = await write()
    const key = randomUUID()
    await Promise.all(Array.from({ length: 10 }, () => answer(id, { key })))
    await answer(id, { key })
    expect(await outbox.rows()).toHaveLength(1)
    expect((await thread(id)).history).toHaveLength(1)
    await expect(
      answer(id, { key, wording: { ...words, text: 'Something else' } }),
    ).rejects.toMatchObject({ code: 'conflict' })
  })

  test('of two editors who answer at once one is sent, and the other learns whose', async () => {
    const id = await write()
    const results = await Promise.allSettled([answer(id, { editor: admin }), answer(id)])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await outbox.rows()).toHaveLength(1)
    await expect(answer(await write(), { seenAnswers: 3 })).resolves.toBeUndefined()
    await answer(id, { editor: admin, seenAnswers: 1 })
    const said = await getRefusal(answer(id, { seenAnswers: 1 }))
    expect(said).toMatch(/^Ana has answered this message in the meantime/)
  })

  test('need an account: without one nothing is stored, and the thread says so', async () => {
    const id = await write()
    vi.mocked(findAccount).mockResolvedValue(null)
    await expect(answer(id)).rejects.toMatchObject({ code: 'conflict' })
    expect((await thread(id)).writer).toEqual({ kind: 'gone', memberId: 'member-1' })
    vi.mocked(findAccount).mockRejectedValue(new TypeError('fetch failed'))
    await expect(answer(id)).rejects.toThrow('fetch failed')
    expect((await thread(id)).writer.kind).toBe('unknown')
    expect(await outbox.rows()).toEqual([])
    expect((await thread(id)).history).toEqual([])
  })

  test('a new message of the same member leaves what was answered alone', async () => {
    const old = await write()
    await answer(old)
    const next = await write()
    expect((await thread(old)).seen.state).toBe('answered')
    expect((await thread(next)).others).toMatchObject([{ id: old, state: 'answered' }])
  })

  test('start from a template in each language, and are shown before they are sent', async () => {
    for (const locale of locales) {
      const templates = await readTemplates({ cms: site.cms, locale })
      expect(templates).toHaveLength(3)
      for (const { text } of templates) expect(text).toContain('{name}')
    }
    const id = await write({ message: '<script>alert(1)</script>' })
    const html = await previewAnswer({ cms: site.cms, editor, id, wording: words })
    expect(html).toContain('thank you.<br>Ana')
    expect(html).toContain('&lt;script&gt;')
  })

  test('a template with a placeholder that nothing fills is refused', async () => {
    const create = (text: string) =>
      site.cms.create({
        collection: 'reply-templates',
        locale: 'ro',
        data: { name: text, subject: 'x', text },
        overrideAccess: true,
      })
    await expect(create('Bună, {nume}')).rejects.toThrow('nu este valid: Text')
    await expect(create('Bună, {name}: {message}')).resolves.toMatchObject({ subject: 'x' })
  })
})

describe('what is kept', () => {
  test('goes with the message: with its member, and after twelve months', async () => {
    const id = await write()
    await answer(id)
    await addNote({ cms: site.cms, editor, id, text: 'De sunat.' })
    const others = await write({ memberId: 'member-2' })
    await addNote({ cms: site.cms, editor, id: others, text: 'Altceva.' })
    await inTransaction({
      cms: site.cms,
      work: (req) => deleteMemberMessages({ req, memberId: 'member-1' }),
    })
    expect(await outbox.query('select text from contact_notes')).toEqual([{ text: 'Altceva.' }])
    expect(await outbox.rows()).toEqual([])
    const now = new Date()
    now.setUTCFullYear(now.getUTCFullYear() + 2)
    expect(await removeExpiredMessages({ cms: site.cms, now })).toBe(1)
    expect(await outbox.query('select id from contact_notes')).toEqual([])
  })

  test('is given to its member, without the names of editors', async () => {
    const id = await write()
    await answer(id)
    await addNote({ cms: site.cms, editor, id, text: 'De sunat.' })
    // It loads the configuration, which has to know the database by then.
    const { readMemberMessages } = await import('@/features/contact-messages/queries')
    const [message] = await readMemberMessages('member-1')
    expect(message).toMatchObject({
      state: 'answered',
      answers: [words],
      notes: [{ text: 'De sunat.' }],
    })
    expect(JSON.stringify(message)).not.toContain('Emil')
  })
})
