import { beforeEach, expect, test, vi } from 'vitest'
import { unseal } from '@/mail/sealed-content'
import { sendDigests } from '@/features/translation/jobs/digest'
import { useCms } from '../helpers/cms'
import { useOutbox } from '../helpers/outbox'
import { useTranslationRows, type TestRow } from '../helpers/translation-rows'

const site = useCms()
const outbox = useOutbox(site)
const table = useTranslationRows()

const monday = new Date('2026-11-23T06:00:00Z')
const tuesday = new Date('2026-11-24T06:00:00Z')
const unit = 'global:home:banner1.title'

const source: TestRow = { unit, locale: 'ro', words: 4 }
const missing: TestRow = { unit, locale: 'ru', text: null, state: 'missing', words: 0 }
const done: TestRow = { unit, locale: 'en' }

beforeEach(async () => {
  await table.query('delete from editors')
  await table.replace([source, done, missing])
})

type Role = 'admin' | 'editor' | 'translator' | 'reviewer'

async function makeEditor(options: {
  name: string
  role?: Role
  languages?: ('ro' | 'en' | 'ru')[]
  wantsDigest?: boolean
}): Promise<number> {
  const { name, role = 'translator', ...rest } = options
  const { id } = await site.cms.create({
    collection: 'editors',
    data: {
      name,
      email: `${name}@pasiuni.example`,
      password: 'a-password-for-tests',
      role,
      ...rest,
    },
    overrideAccess: true,
  })
  await table.query(`update editors set created_at = '2026-11-01T00:00:00Z' where id = $1`, [id])
  return id
}

function send(now: Date): Promise<number> {
  return sendDigests({ cms: site.cms, now })
}

async function recipients(): Promise<(string | null)[]> {
  return (await outbox.rows()).map(({ recipient }) => recipient).sort()
}

/** As if the work had come up then. */
async function touch(at: string): Promise<void> {
  await table.query(`update translation_units set updated_at = $1 where locale = 'ru'`, [at])
}

test('everybody with something to do gets one mail, about their own languages', async () => {
  await makeEditor({ name: 'ana', languages: ['ru'] })
  await makeEditor({ name: 'vera', languages: ['en'] })
  await makeEditor({ name: 'ion', role: 'admin' })
  await makeEditor({ name: 'nina', role: 'translator' })
  await makeEditor({ name: 'petru', role: 'editor', wantsDigest: false })
  expect(await send(monday)).toBe(2)
  expect(await recipients()).toEqual(['ana@pasiuni.example', 'ion@pasiuni.example'])
  const mails = await table.query<{ locale: string; content: string; message_id: string }>(
    'select locale, content, message_id from outgoing_mails order by recipient',
  )
  expect(mails.map(({ locale }) => locale)).toEqual(['ru', 'ro'])
  const contents = mails.map(({ content, message_id: messageId }) =>
    unseal({ sealed: content, secret: process.env.PAYLOAD_SECRET ?? '', messageId }),
  )
  const none = { draft: 0, needsReview: 0, outdated: 0, errors: 0, warnings: 0, openComments: 0 }
  const languages = [{ ...none, locale: 'ru', missing: 1, wordsLeft: 4 }]
  expect(contents).toEqual([{ languages }, { languages }])
})

test('nobody gets a second mail on the same day', async () => {
  await makeEditor({ name: 'ana', languages: ['ru'] })
  expect(await send(monday)).toBe(1)
  await touch('2026-11-23T07:00:00Z')
  expect(await send(new Date('2026-11-23T23:00:00Z'))).toBe(0)
  expect(await send(tuesday)).toBe(1)
})

test('nobody is told the same again', async () => {
  await makeEditor({ name: 'ana', languages: ['ru'] })
  expect(await send(monday)).toBe(1)
  expect(await send(tuesday)).toBe(0)
  await touch('2026-11-24T07:00:00Z')
  expect(await send(new Date('2026-11-24T08:00:00Z'))).toBe(1)
})

test('another’s comment is news, one’s own is not', async () => {
  const ana = await makeEditor({ name: 'ana', languages: ['ru'] })
  const ion = await makeEditor({ name: 'ion', languages: ['ru'] })
  expect(await send(monday)).toBe(2)
  await outbox.query('delete from outgoing_mails')
  await table.query(
    `insert into translation_comments (unit, locale, author_id, author_name, text, created_at)
     values ($1, 'ru', $2, 'Ion', 'De ce?', '2026-11-23T12:00:00Z')`,
    [unit, ion],
  )
  expect(await send(tuesday)).toBe(1)
  expect(await recipients()).toEqual(['ana@pasiuni.example'])
  const [row] = await table.query<{ digest_sent_at: Date }>(
    'select digest_sent_at from editors where id = $1',
    [ana],
  )
  expect(row?.digest_sent_at.toISOString()).toBe(tuesday.toISOString())
})

test('there is no mail where all is done', async () => {
  await makeEditor({ name: 'ana', languages: ['ru', 'en'] })
  await table.replace([source, done, { unit, locale: 'ru' }])
  expect(await send(monday)).toBe(0)
  expect(await recipients()).toEqual([])
})

test('several instances send each mail once', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f']
  for (const name of names) await makeEditor({ name, languages: ['ru'] })
  const counts = await Promise.all([send(monday), send(monday), send(monday), send(monday)])
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(names.length)
  expect(await recipients()).toEqual(names.map((name) => `${name}@pasiuni.example`))
})

test('a mail that cannot be queued leaves its editor due, and the others get theirs', async () => {
  const broken = await makeEditor({ name: 'ana', languages: ['ru'] })
  await makeEditor({ name: 'ion', languages: ['ru'] })
  await table.query(`update editors set email = 'no address' where id = $1`, [broken])
  const logged = vi.spyOn(site.cms.logger, 'error').mockImplementation(() => undefined)
  expect(await send(monday)).toBe(1)
  expect(logged).toHaveBeenCalledOnce()
  logged.mockRestore()
  expect(await recipients()).toEqual(['ion@pasiuni.example'])
  await table.query(`update editors set email = 'ana@pasiuni.example' where id = $1`, [broken])
  expect(await send(monday)).toBe(1)
})
