import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { EditorRights } from '@/cms/access/rights'
import { countMessagesByWeek } from '@/features/dashboard/read-figures'
import { fromChisinau, toChisinau } from '@/lib/chisinau-time'
import { exportMessages } from '@/features/contact-messages/inbox/export-messages'
import { parseInboxFilter } from '@/features/contact-messages/inbox/inbox-filter'
import { inboxPageSize, listMessages } from '@/features/contact-messages/inbox/list-messages'
import { readThread } from '@/features/contact-messages/inbox/read-thread'
import { useInbox } from '../../helpers/inbox'

// What the core itself answers is in auth-accounts.int.spec.ts.
vi.mock('@/auth/accounts/find-account', () => ({
  findAccount: (id: string) =>
    Promise.resolve({ id, email: 'maria@pasiuni.example', isVerified: true }),
}))

const inbox = useInbox()
const { site, outbox, write, thread, log, member, rights } = inbox

let admin: EditorRights
let editor: EditorRights

beforeAll(() => {
  admin = inbox.rights('admin')
  editor = inbox.rights('editor')
})

function names(query: Record<string, string>, by: EditorRights = editor): Promise<string[]> {
  const { filter, page } = parseInboxFilter(query)
  return listMessages({ cms: site.cms, editor: by, filter, page }).then(({ items }) =>
    items.map(({ name }) => name),
  )
}

describe('the list', () => {
  test('finds words in name and text, whatever their accents, capitals and script', async () => {
    await write({ name: 'Ștefan Țurcanu', message: 'Ne vedem la CINEMA în Bălți' })
    await write({ name: 'Юлия Ёлкина', message: 'Здравствуйте! Мой вопрос о ГОНКАХ', locale: 'ru' })
    await write({ name: '50%_a\\b', message: 'x' })
    expect(await names({ q: 'stefan balti' })).toEqual(['Ștefan Țurcanu'])
    expect(await names({ q: 'ŞTEFAN ţurcanu' })).toEqual(['Ștefan Țurcanu'])
    expect(await names({ q: 'S\u0326tefan' })).toEqual(['Ștefan Țurcanu'])
    expect(await names({ q: 'елкина гонках' })).toEqual(['Юлия Ёлкина'])
    expect(await names({ q: 'МОЙ' })).toEqual(['Юлия Ёлкина'])
    expect(await names({ q: '%_A\\' })).toEqual(['50%_a\\b'])
    expect(await names({ q: 'stefan gonka' })).toEqual([])
  })

  test('narrows by state, language, assignee and day, and counts the states of the rest', async () => {
    await write({ name: 'unu', locale: 'ro', createdAt: '2026-10-31T22:30:00.000Z' })
    await write({ name: 'doi', locale: 'ru', assignee: editor.id, state: 'in-work' })
    await write({ name: 'trei', locale: 'ru', assignee: admin.id, state: 'spam' })
    await write({ name: 'patru', locale: 'ro', createdAt: '2026-10-31T21:59:59.000Z' })
    expect(await names({ language: 'ru' })).toEqual(['trei', 'doi'])
    expect(await names({ state: 'spam' })).toEqual(['trei'])
    expect(await names({ assignee: 'mine' })).toEqual(['doi'])
    expect(await names({ assignee: 'mine' }, admin)).toEqual(['trei'])
    expect(await names({ assignee: String(admin.id) })).toEqual(['trei'])
    expect(await names({ assignee: 'nobody' })).toEqual(['unu', 'patru'])
    expect(await names({ since: '2026-11-01' })).toEqual(['trei', 'doi', 'unu'])
    const { cms } = site
    const filter = { language: 'ro', state: 'spam' } as const
    const { counts, total } = await listMessages({ cms, editor, filter, page: 1 })
    expect(counts).toEqual({ new: 2, 'in-work': 0, answered: 0, spam: 0, archived: 0 })
    expect(total).toBe(0)
  })

  test('shows 25 of a thousand, and reads the texts of no more than these', async () => {
    await outbox.query(
      `insert into contact_messages (name, message, locale, member_id, state, created_at, updated_at)
       select 'Membru ' || n, repeat('Întrebare despre festival. ', 40), 'ro', 'm' || n % 50,
         (array['new','in-work','answered','spam','archived'])[1 + n % 5]::enum_contact_messages_state,
         now() - n * interval '1 minute', now() from generate_series(1, 1000) n`,
    )
    const { cms } = site
    const first = await listMessages({ cms, editor, filter: {}, page: 1 })
    expect(first.items).toHaveLength(inboxPageSize)
    expect(first.items[0]).toMatchObject({ name: 'Membru 1', assignee: null, notes: 0 })
    expect(first.items[0]?.excerpt.length).toBeLessThanOrEqual(240)
    expect(first.total).toBe(1000)
    const last = await listMessages({ cms, editor, filter: { state: 'new' }, page: 8 })
    expect(last.items.at(-1)?.name).toBe('Membru 1000')
    expect(last.total).toBe(200)
    const search = await listMessages({ cms, editor, filter: { search: 'INTREBARE' }, page: 40 })
    expect([search.total, search.items.length]).toEqual([1000, 25])
  })

  test('an address that makes no sense is reported and shows everything else', () => {
    expect(parseInboxFilter({ state: 'old', q: 'a', page: '0' })).toEqual({
      filter: { search: 'a' },
      page: 1,
      isBad: true,
    })
  })
})

test('the export is what the filter asks for, safe to open, and logged', async () => {
  await write({ name: '=HYPERLINK("http://evil.example")', message: 'a "b"\nc', locale: 'ru' })
  await write({ name: 'Altul', locale: 'ro' })
  const take = (format: 'csv' | 'json') =>
    exportMessages({ cms: site.cms, editor, filter: { language: 'ru' }, format })
  const csv = await take('csv')
  expect(csv.content.startsWith('\ufeff"id","createdAt"')).toBe(true)
  expect(csv.content).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
  expect(csv.content).toContain('"a ""b""\nc"\r\n')
  expect(csv.content).not.toContain('Altul')
  const json = await take('json')
  expect(JSON.parse(json.content)).toMatchObject([{ language: 'ru', state: 'new', assignee: null }])
  const docs = await log()
  expect(docs).toMatchObject([
    { action: 'export-messages', note: 'language=ru' },
    { action: 'export-messages', title: 'CSV, 1' },
  ])
})

test('an export bears the day of Chișinău, where it is past midnight before it is in UTC', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T22:25:00Z') })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const { name } = await exportMessages({ cms: site.cms, editor, filter: {}, format: 'csv' })
  expect(name).toBe('pasiuni-messages-2026-11-26.csv')
})

test('a message of Monday morning counts for the week that has begun, not for the last', async () => {
  const [year = 0, month = 1, day = 1] = toChisinau(new Date()).date.split('-').map(Number)
  const today = new Date(Date.UTC(year, month - 1, day))
  const monday = new Date(today.getTime() - ((today.getUTCDay() + 6) % 7) * 86_400_000)
  const date = monday.toISOString().slice(0, 10)
  await write({ createdAt: fromChisinau({ date, time: '00:30' })?.toISOString() ?? '' })
  const weeks = await countMessagesByWeek({ cms: site.cms, weeks: 2 })
  expect(weeks.map(({ count }) => count)).toEqual([0, 1])
  expect(weeks[1]?.monday).toBe(date)
})

test('the log of an export does not keep the words that were searched for', async () => {
  const filter = { language: 'ru', search: 'Ion Popescu' } as const
  await exportMessages({ cms: site.cms, editor, filter, format: 'csv' })
  expect(await log()).toMatchObject([{ action: 'export-messages', note: 'language=ru' }])
})

describe('rights', () => {
  const paths = ['change', 'note', 'answer', 'preview', 'export'] as const

  type Path = (typeof paths)[number]

  /** The status of a call that makes sense. */
  async function call(path: Path, { cookie, id }: { cookie: string; id: number }): Promise<number> {
    const words = { subject: 'Thank you', text: 'Dear Maria' }
    const bodies: Record<Path, object | null> = {
      change: { id, seen: { state: 'new', assignee: null }, state: 'spam', assignee: null },
      note: { id, text: 'x' },
      answer: { id, key: randomUUID(), seenAnswers: 0, ...words },
      preview: { id, ...words },
      export: null,
    }
    const body = bodies[path]
    const answered = await site.rest(`/workplace/inbox/${path}?format=csv`, {
      method: body ? 'POST' : 'GET',
      headers: { cookie, origin: 'http://localhost:3000', 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    return answered.status
  }

  test('administrators and editors only, in every call and record', async () => {
    for (const name of ['translator', 'reviewer'] as const) {
      const id = await write()
      const { cookie, rest } = member(name)
      for (const path of paths)
        expect([path, await call(path, { cookie, id })]).toEqual([path, 403])
      for (const collection of ['contact-messages', 'contact-notes']) {
        expect((await rest(`/${collection}`)).status).toBe(403)
      }
      const own = rights(name)
      for (const work of [
        () => listMessages({ cms: site.cms, editor: own, filter: {}, page: 1 }),
        () => readThread({ cms: site.cms, editor: own, id }),
      ]) {
        await expect(work()).rejects.toMatchObject({ code: 'forbidden' })
      }
      expect((await thread(id)).history).toEqual([])
    }
    for (const path of paths) expect(await call(path, { cookie: '', id: 1 })).toBe(401)
    for (const name of ['admin', 'editor'] as const) {
      const { cookie, rest } = member(name)
      for (const path of paths) {
        expect(await call(path, { cookie, id: await write() })).toBeLessThan(202)
      }
      expect((await rest('/contact-messages')).status).toBe(200)
      const id = await write()
      for (const method of ['PATCH', 'DELETE']) {
        const body = { state: 'spam' }
        expect((await rest(`/contact-messages/${id}`, { method, body })).status).toBe(403)
      }
    }
  })

  test('what is not there is not found, what makes no sense is refused', async () => {
    const { cookie } = member('editor')
    for (const path of ['change', 'note', 'answer', 'preview'] as const) {
      expect(await call(path, { cookie, id: 999_999 })).toBe(404)
      expect(await call(path, { cookie, id: -1 })).toBe(400)
    }
  })
})
