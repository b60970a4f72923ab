import { sql } from '@payloadcms/db-postgres'
import { beforeEach, describe, expect, test } from 'vitest'
import { codeMessages, type CodeMessage } from '@/features/messages/code-messages'
import { loadMessages } from '@/features/messages/load-messages'
import { syncMessages } from '@/features/messages/sync-messages'
import { catalogue } from '@/i18n/catalogue/catalogue'
import { locales, type Locale } from '@/i18n/locales'
import { getBrokenOverrides } from '@/i18n/message-overrides'
import { catalogueText, flattenMessages } from '@/i18n/message-keys'
import { getTranslator } from '@/i18n/translator'
import { runSql } from '@/lib/run-sql'
import { rescan } from '@/features/translation/jobs/rescan'
import { saveText } from '@/features/translation/units/save-text'
import { textHash } from '@/i18n/text-hash'
import { useCms } from '../helpers/cms'
import { messageRecords } from '../helpers/message-records'

const site = useCms()
const nothing = { created: 0, retired: 0, revived: 0, described: 0, followed: 0, kept: 0 }
const key = 'layout.menu'

const { findMessage, edit } = messageRecords(site)

/** The code's messages with some of their texts changed, as after a deployment. */
function changedCode(changes: Record<string, Partial<CodeMessage>>): CodeMessage[] {
  return codeMessages().map((message) => ({ ...message, ...changes[message.key] }))
}

function texts(ro: string, en: string, ru: string): Pick<CodeMessage, 'texts'> {
  return { texts: { ro, en, ru } }
}

beforeEach(async () => {
  await runSql({ cms: site.cms, query: sql`truncate messages, _messages_v cascade` })
  await syncMessages({ cms: site.cms })
})

describe('after a migration', () => {
  test('every key is there, published in every language as the code has it', async () => {
    for (const locale of locales) {
      const { docs } = await site.cms.find({
        collection: 'messages',
        locale,
        where: { _status: { equals: 'published' } },
        pagination: false,
        overrideAccess: true,
      })
      const stored = docs.map(({ key, text, original }) => ({ key, text, original }))
      const expected = flattenMessages(catalogue[locale]).map((message) => ({
        ...message,
        original: message.text,
      }))
      const byKey = (one: { key: string }, other: { key: string }) => (one.key < other.key ? -1 : 1)
      expect(stored.sort(byKey)).toEqual(expected.sort(byKey))
    }
  })

  test('it says where a message is and what completes it', async () => {
    const mail = await findMessage({ key: 'mail.emailChanged.text', locale: 'ro' })
    expect(mail).toMatchObject({
      namespace: 'mail.emailChanged',
      channel: 'mail',
      arguments: ['newEmail'],
    })
    expect(mail.description).toContain('{newEmail}')
    const subject = await findMessage({ key: 'mail.emailChanged.subject', locale: 'ro' })
    expect(subject).toMatchObject({ maxLength: 78, isObsolete: false })
    expect(subject.arguments ?? []).toEqual([])
  })

  test('the list of the admin panel, which reads drafts, shows the same', async () => {
    const { docs } = await site.cms.find({
      collection: 'messages',
      draft: true,
      locale: 'ru',
      pagination: false,
      overrideAccess: true,
    })
    expect(docs).toHaveLength(codeMessages().length)
    const hint = docs.find((doc) => doc.key === 'account.contact.messageHint')
    const { id, ...published } = await findMessage({
      key: 'account.contact.messageHint',
      locale: 'ru',
    })
    expect(hint).toMatchObject({ id, text: published.text, arguments: ['limit'] })
    expect(hint?._status).toBe('published')
  })

  test('a second one changes nothing', async () => {
    const everything = () =>
      Promise.all(
        ['messages', 'messages_locales', 'messages_texts', '_messages_v', '_messages_v_locales']
          .map((table) => sql.raw(`select * from ${table} order by id`))
          .map(async (query) => (await runSql({ cms: site.cms, query })).rows),
      )
    await edit({ key, locale: 'ru', text: 'Разделы' })
    await edit({ key, locale: 'en', text: 'Sections', draft: true })
    const before = await everything()
    expect(await syncMessages({ cms: site.cms })).toEqual(nothing)
    expect(await everything()).toEqual(before)
  })
})

describe('when the code has changed', () => {
  test('an edited text stays and the others follow', async () => {
    await edit({ key, locale: 'ru', text: 'Разделы' })
    const messages = changedCode({ [key]: texts('Cuprins', 'Contents', 'Содержание') })
    const counts = await syncMessages({ cms: site.cms, messages })
    expect(counts).toEqual({ ...nothing, followed: 2, kept: 1 })
    for (const draft of [false, true]) {
      const stored = (locale: Locale) => findMessage({ key, locale, draft })
      expect(await stored('ro')).toMatchObject({ text: 'Cuprins', original: 'Cuprins' })
      expect(await stored('en')).toMatchObject({ text: 'Contents', original: 'Contents' })
      expect(await stored('ru')).toMatchObject({ text: 'Разделы', original: 'Содержание' })
    }
    expect(await syncMessages({ cms: site.cms, messages })).toEqual(nothing)
  })

  test('a translation of the code stays up to date with it, one of an editor does not', async () => {
    await edit({ key, locale: 'ru', text: 'Оглавление' })
    await runSql({ cms: site.cms, query: sql`delete from translation_units` })
    await rescan({ cms: site.cms })
    const { en, ru } = catalogue
    const messages = changedCode({ [key]: texts('Cuprins', en.layout.menu, ru.layout.menu) })
    await syncMessages({ cms: site.cms, messages })
    await rescan({ cms: site.cms })
    const query = sql`select locale, state, is_outdated from translation_units
      where unit = ${`message:${key}`} order by locale`
    expect((await runSql({ cms: site.cms, query })).rows).toEqual([
      { locale: 'en', state: 'approved', is_outdated: false },
      { locale: 'ro', state: 'approved', is_outdated: false },
      { locale: 'ru', state: 'approved', is_outdated: true },
    ])
  })

  test('a draft stays beside the published text, which follows', async () => {
    await edit({ key, locale: 'ru', text: 'Разделы', draft: true })
    const messages = changedCode({ [key]: texts('Meniu', 'Menu', 'Содержание') })
    await syncMessages({ cms: site.cms, messages })
    expect((await findMessage({ key, locale: 'ru' })).text).toBe('Содержание')
    const draft = await findMessage({ key, locale: 'ru', draft: true })
    expect(draft).toMatchObject({ text: 'Разделы', _status: 'draft' })
  })

  test('a key that vanished is obsolete, and back when the code has it again', async () => {
    await edit({ key, locale: 'ru', text: 'Разделы' })
    const messages = codeMessages().filter((message) => message.key !== key)
    expect(await syncMessages({ cms: site.cms, messages })).toEqual({ ...nothing, retired: 1 })
    for (const draft of [false, true]) {
      const gone = await findMessage({ key, locale: 'ru', draft })
      expect(gone).toMatchObject({ isObsolete: true, text: 'Разделы' })
    }
    expect(await syncMessages({ cms: site.cms })).toEqual({ ...nothing, revived: 1 })
    for (const draft of [false, true]) {
      const back = await findMessage({ key, locale: 'ru', draft })
      expect(back).toMatchObject({ isObsolete: false, text: 'Разделы' })
    }
  })

  test('a new description and other arguments are taken over', async () => {
    const description = 'Pe butonul meniului.'
    const messages = changedCode({ [key]: { description, arguments: ['count', 'name'] } })
    expect(await syncMessages({ cms: site.cms, messages })).toEqual({ ...nothing, described: 1 })
    for (const draft of [false, true]) {
      const stored = await findMessage({ key, locale: 'ro', draft })
      expect(stored).toMatchObject({ description, arguments: ['count', 'name'] })
    }
    expect(await syncMessages({ cms: site.cms, messages })).toEqual(nothing)
    expect(await syncMessages({ cms: site.cms })).toEqual({ ...nothing, described: 1 })
    expect((await findMessage({ key, locale: 'ro', draft: true })).arguments ?? []).toEqual([])
  })
})

describe('what the site says', () => {
  test('it says an edited text once it is loaded, and the code’s when it is put back', async () => {
    await edit({ key, locale: 'ru', text: 'Разделы' })
    await loadMessages(site.cms)
    expect(getTranslator('ru')(key)).toBe('Разделы')
    expect(getTranslator('en')(key)).toBe('Menu')
    await edit({ key, locale: 'ru', text: '' })
    expect((await findMessage({ key, locale: 'ru' })).text).toBe('Меню')
    await loadMessages(site.cms)
    expect(getTranslator('ru')(key)).toBe('Меню')
  })

  test('a message that is emptied at the desk is the code’s again, and not missing', async () => {
    await edit({ key, locale: 'ru', text: 'Разделы' })
    const unit = { unit: `message:${key}`, locale: 'ru' } as const
    const editor = { id: 1, name: 'Ana', role: 'admin' as const, languages: [], mayApprove: true }
    const emptied = await saveText({
      ...{ cms: site.cms, editor, language: 'ru' },
      input: { ...unit, text: '', expectedHash: textHash('Разделы'), approve: true },
    })
    expect(emptied).toMatchObject({ status: 'saved', view: { text: 'Меню', state: 'approved' } })
  })

  test('a draft is not said', async () => {
    await edit({ key, locale: 'ru', text: 'Разделы', draft: true })
    await loadMessages(site.cms)
    expect(getTranslator('ru')(key)).toBe('Меню')
  })

  test.each([
    ['auth.forgotSent.text', 'Письмо уже в пути к {email'],
    ['auth.forgotSent.text', 'Письмо уже в пути к {address}.'],
    ['auth.forgotSent.text', 'Письмо для {email, date}.'],
    ['auth.forgotSent.text', 'Письмо для <b>{email}</b>.'],
    ['account.contact.messageHint', 'Осталось {limit, plural, one {# знак}}'],
    ['auth.agreement', 'Нажимая, вы принимаете <terms>условия</privacy>.'],
  ])('the code’s text stands in for a broken one: %s “%s”', async (broken, text) => {
    await runSql({
      cms: site.cms,
      query: sql`update messages_locales set text = ${text} where _locale = 'ru' and _parent_id =
        (select id from messages where key = ${broken})`,
    })
    await edit({ key, locale: 'ru', text: 'Разделы' })
    await loadMessages(site.cms)
    expect(getTranslator('ru')(key)).toBe('Разделы')
    const said = getTranslator('ru')('auth.forgotSent.text', { email: 'a@b.md' })
    const original = catalogueText({ locale: 'ru', key: 'auth.forgotSent.text' })
    expect(said).toBe(original?.replace('{email}', 'a@b.md'))
    expect(getBrokenOverrides()).toMatchObject([{ key: broken, locale: 'ru', text }])
  })

  test('a plural without a form of the language is said, with the form for other numbers', async () => {
    const text = 'Не более {limit, plural, one {# знака} other {# знаков}}.'
    await runSql({
      cms: site.cms,
      query: sql`update messages_locales set text = ${text} where _locale = 'ru' and _parent_id =
        (select id from messages where key = 'account.contact.messageHint')`,
    })
    await loadMessages(site.cms)
    expect(getTranslator('ru')('account.contact.messageHint', { limit: 5 })).toBe(
      'Не более 5 знаков.',
    )
    expect(getBrokenOverrides()).toEqual([])
  })
})
