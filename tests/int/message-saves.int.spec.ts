import { sql } from '@payloadcms/db-postgres'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { codeMessages } from '@/features/messages/code-messages'
import { syncMessages } from '@/features/messages/sync-messages'
import { locales, type Locale } from '@/i18n/locales'
import { catalogueText } from '@/i18n/message-keys'
import { runSql } from '@/lib/run-sql'
import { findingText } from '@/features/translation/checks/finding-texts'
import { useCms } from '../helpers/cms'
import { messageRecords } from '../helpers/message-records'
import { untilWaiting } from '../helpers/until-waiting'

const site = useCms()
const { findMessage, edit } = messageRecords(site)

beforeEach(async () => {
  await runSql({ cms: site.cms, query: sql`truncate messages, _messages_v cascade` })
  await syncMessages({ cms: site.cms })
})

describe('what an editor may save', () => {
  async function send({ body, language }: { body: object; language: Locale }): Promise<Response> {
    const headers = {
      'content-type': 'application/json',
      'accept-language': language,
      origin: 'http://localhost:3000',
    }
    const login = await site.rest('/editors/login', {
      method: 'POST',
      headers,
      body: JSON.stringify({
        email: process.env.EDITOR_EMAIL,
        password: process.env.EDITOR_PASSWORD,
      }),
    })
    const cookie = (login.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    const { id } = await findMessage({ key: 'account.contact.messageHint', locale: 'ru' })
    return site.rest(`/messages/${id}?locale=ru`, {
      method: 'PATCH',
      headers: { ...headers, cookie },
      body: JSON.stringify(body),
    })
  }

  test.each(locales)('a broken text is refused in the editor’s language: %s', async (language) => {
    const text = 'Не более {limit, plural, one {# знака} other {# знаков}}.'
    const response = await send({ body: { text, _status: 'published' }, language })
    expect(response.status).toBe(400)
    const answer = await response.text()
    for (const category of ['few', 'many']) {
      const args = { name: 'limit', category }
      const finding = { check: 'plural-missing', level: 'error', args } as const
      expect(answer).toContain(findingText({ finding, language }))
    }
    const stored = await findMessage({ key: 'account.contact.messageHint', locale: 'ru' })
    expect(stored.text).toBe(stored.original)
  })

  const messageHint = { key: 'account.contact.messageHint', locale: 'ru' } as const

  test.each(['{limit', '{limit, plural, one {#}}', '<b>{limit}'])(
    'nobody can store what cannot be read, not even as a draft: „%s”',
    async (text) => {
      for (const draft of [true, false]) {
        await expect(edit({ ...messageHint, text, draft })).rejects.toThrow(/Text/)
      }
    },
  )

  test.each(['{count}', '{limit, date}', '<b>{limit}</b>', '{limit, plural, other {#}}'])(
    'a draft may still have other errors, what is published may not: „%s”',
    async (text) => {
      await edit({ ...messageHint, text, draft: true })
      expect((await findMessage({ ...messageHint, draft: true })).text).toBe(text)
      await expect(edit({ ...messageHint, text })).rejects.toThrow(/Text/)
    },
  )

  test('what the code decides stays as it is', async () => {
    const body = { key: 'x', namespace: 'x', original: 'x', isObsolete: true, text: 'До {limit}.' }
    const response = await send({ body: { ...body, _status: 'published' }, language: 'ro' })
    expect(response.status).toBe(200)
    const stored = await findMessage({ key: 'account.contact.messageHint', locale: 'ru' })
    expect(stored).toMatchObject({
      text: 'До {limit}.',
      namespace: 'account.contact',
      isObsolete: false,
    })
    expect(stored.original).toBe(
      catalogueText({ locale: 'ru', key: 'account.contact.messageHint' }),
    )
  })
})

test('what an editor is saving and what the code changes meanwhile are both kept', async () => {
  const { cms } = site
  const key = 'account.contact.messageHint'
  const english = 'No more than {limit}.'
  const messages = codeMessages().map((message) =>
    message.key === key ? { ...message, texts: { ...message.texts, en: english } } : message,
  )
  const { updateOne } = cms.db
  const syncs: Promise<unknown>[] = []
  // The editor's save has read the message and is about to write it, in all languages.
  const write = vi.spyOn(cms.db, 'updateOne').mockImplementationOnce(async (call) => {
    const syncing = syncMessages({ cms, messages })
    syncs.push(syncing)
    await untilWaiting({ cms, work: syncing })
    const written: unknown = await updateOne.call(cms.db, call)
    return written
  })
  await edit({ key, locale: 'ru', text: 'До {limit}.' })
  write.mockRestore()
  await Promise.all(syncs)
  expect((await findMessage({ key, locale: 'ru' })).text).toBe('До {limit}.')
  expect(await findMessage({ key, locale: 'en' })).toMatchObject({
    text: english,
    original: english,
  })
})
