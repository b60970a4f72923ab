import { sql } from '@payloadcms/db-postgres'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { russianTextsCutOff } from '../../migrations/content/texts/russian-texts-cut-off'
import { runSql } from '@/lib/run-sql'
import { inTransaction } from '@/cms/transaction'
import { locales } from '@/i18n/locales'
import { isRecord } from '@/lib/is-record'
import { confirmText, dismissFinding, lockText } from '@/features/translation/units/change-unit'
import { translatedContainers } from '@/features/translation/content/containers'
import { prefillText } from '@/features/translation/units/prefill'
import { nothingToCopy } from '@/features/translation/units/refusals'
import { readView } from '@/features/translation/reading/read-unit'
import { readInLanguage } from '@/features/translation/content/record'
import { rescan } from '@/features/translation/jobs/rescan'
import { saveText } from '@/features/translation/units/save-text'
import { mergeData, withTexts } from '@/features/translation/content/set-text'
import { readUnits } from '@/features/translation/units/unit-place'
import type { EditorRights } from '@/cms/access/rights'
import { textHash } from '@/i18n/text-hash'
import { useCms } from '../helpers/cms'
import { listDocuments } from '../helpers/list-documents'

const site = useCms()

const admin: EditorRights = {
  id: 1,
  name: 'Ana',
  role: 'admin',
  languages: [],
  mayApprove: false,
}
const translator: EditorRights = { ...admin, name: 'Oleg', role: 'translator', languages: ['ru'] }

const cutRow = z.object({ unit: z.string(), text: z.string() })

async function cutOffRussianTexts() {
  const query = sql`select unit, text from translation_units
    where locale = 'ru' and errors > 0 and findings @> '[{"check":"cut-off","level":"error"}]'
    order by unit`
  return z.array(cutRow).parse((await runSql({ cms: site.cms, query })).rows)
}

async function unitSaying(text: string): Promise<string> {
  const query = sql`select unit, text from translation_units where text like ${`%${text}%`}`
  const [row] = z.array(cutRow).parse((await runSql({ cms: site.cms, query })).rows)
  return row?.unit ?? ''
}

function view(options: { unit: string; locale?: 'ro' | 'en' | 'ru'; editor?: EditorRights }) {
  const { unit, locale = 'ru', editor = admin } = options
  return readView({ cms: site.cms, editor, unit, locale, language: 'en' })
}

function save(options: {
  unit: string
  text: string
  expectedHash: string
  locale?: 'ro' | 'en' | 'ru'
  approve?: boolean
  editor?: EditorRights
}) {
  const { editor = admin, locale = 'ru', approve = false, ...input } = options
  return saveText({
    cms: site.cms,
    editor,
    language: 'en',
    input: { ...input, locale, approve },
  })
}

async function publicTitle(locale: 'ro' | 'en' | 'ru') {
  const how = { fallbackLocale: false, overrideAccess: false, depth: 0 } as const
  const home = await site.cms.findGlobal({ slug: 'home', locale, ...how })
  return 'id' in home ? home.banner1.title : null
}

const title = 'global:home:banner1.title'

test('knows every text of the seed, and exactly the Russian ones that are cut off', async () => {
  const cut = await cutOffRussianTexts()
  const seeded = Object.values(russianTextsCutOff)
  expect(cut).toHaveLength(seeded.length)
  for (const { text } of cut) expect(seeded.some((one) => text.endsWith(one))).toBe(true)

  const query = sql`select unit, locale, findings from translation_units
    where errors > 0 and not (locale = 'ru' and findings @> '[{"check":"cut-off"}]')`
  expect((await runSql({ cms: site.cms, query })).rows).toEqual([])
})

test('a second scan changes nothing', async () => {
  const query = sql`select md5(string_agg(row_to_json(u)::text, '' order by unit, locale)) as sum
    from translation_units as u`
  const [before] = (await runSql({ cms: site.cms, query })).rows
  await rescan({ cms: site.cms })
  expect((await runSql({ cms: site.cms, query })).rows).toEqual([before])
})

test('writing every text of every record as it is changes nothing', async () => {
  const { cms } = site
  let count = 0
  for (const container of translatedContainers(cms)) {
    for (const document of await listDocuments({ cms, container })) {
      await inTransaction({
        cms,
        work: async (req) => {
          const units = await readUnits({ cms, req, container, document })
          for (const locale of locales) {
            const doc = await readInLanguage({ cms, req, container, document, locale, draft: true })
            if (!isRecord(doc)) throw new Error(`${container.slug} ${document} is no record.`)
            const texts = units.map((unit) => ({ unit, text: unit.texts[locale] }))
            const written = texts.filter(({ text }) => text !== null)
            const change = withTexts({ doc, texts: written, locale })
            expect(mergeData({ whole: doc, change })).toEqual(doc)
            count += written.length
          }
        },
      })
    }
  }
  expect(count).toBeGreaterThan(2000)
}, 120_000)

test('a draft is nobody’s to read, an approved text everybody’s', async () => {
  const before = await publicTitle('ru')
  const { hash } = await view({ unit: title })
  const drafted = await save({ unit: title, text: 'Первый черновик', expectedHash: hash })
  expect(drafted).toMatchObject({ status: 'saved', view: { state: 'needs-review' } })
  expect(await publicTitle('ru')).toBe(before)

  const approved = await save({
    unit: title,
    text: 'Первый текст',
    expectedHash: textHash('Первый черновик'),
    approve: true,
  })
  expect(approved).toMatchObject({ status: 'saved', view: { state: 'approved', changedBy: 'Ana' } })
  expect(await publicTitle('ru')).toBe('Первый текст')
})

test('approving one text publishes no other draft, in this language or another', async () => {
  const other = 'global:home:banner2.title'
  const ru = await view({ unit: other })
  const en = await view({ unit: title, locale: 'en' })
  await save({ unit: other, text: 'Второй черновик', expectedHash: ru.hash })
  await save({ unit: title, text: 'An English draft', expectedHash: en.hash, locale: 'en' })
  const english = await publicTitle('en')

  const { hash } = await view({ unit: title })
  await save({ unit: title, text: 'Утверждённый текст', expectedHash: hash, approve: true })

  expect(await publicTitle('ru')).toBe('Утверждённый текст')
  expect(await publicTitle('en')).toBe(english)
  expect(await view({ unit: other })).toMatchObject({
    text: 'Второй черновик',
    state: 'needs-review',
  })
  expect((await view({ unit: title, locale: 'en' })).text).toBe('An English draft')
  const how = { fallbackLocale: false, overrideAccess: false, depth: 0 } as const
  const home = await site.cms.findGlobal({ slug: 'home', locale: 'ru', ...how })
  expect('id' in home && home.banner2.title).toBe(ru.text)
})

test('who saves second gets the other text, and nothing is overwritten', async () => {
  const { hash } = await view({ unit: title })
  const first = await save({ unit: title, text: 'Мой текст', expectedHash: hash })
  const second = await save({ unit: title, text: 'Твой текст', expectedHash: hash })
  expect(first.status).toBe('saved')
  expect(second).toMatchObject({
    status: 'conflict',
    conflict: { text: 'Мой текст', hash: textHash('Мой текст'), by: 'Ana' },
  })
  expect((await view({ unit: title })).text).toBe('Мой текст')
})

test('fifty saves at once lose nothing: one is taken, the others are told', async () => {
  const { hash } = await view({ unit: title })
  const saves = Array.from({ length: 50 }, (_, number) =>
    save({ unit: title, text: `Вариант ${number}`, expectedHash: hash }),
  )
  const results = await Promise.all(saves)
  const saved = results.filter(({ status }) => status === 'saved')
  expect(saved).toHaveLength(1)
  expect(results.filter(({ status }) => status === 'conflict')).toHaveLength(49)
  const { text } = await view({ unit: title })
  const [winner] = saved
  expect(winner).toMatchObject({ view: { text } })
}, 120_000)

test('saves of different texts of one page at once are all kept', async () => {
  const units = ['news', 'reviews', 'catalogues', 'events'].map(
    (name) => `global:home:${name}.text`,
  )
  const views = await Promise.all(units.map((unit) => view({ unit })))
  const text = (unit: string) => `Полный текст для проверки, раздел ${unit}.`
  await Promise.all(
    views.map(({ unit, hash }) => save({ unit, text: text(unit), expectedHash: hash })),
  )
  const after = await Promise.all(units.map((unit) => view({ unit })))
  expect(after.map((one) => one.text)).toEqual(units.map(text))
})

test('a block of rich text is replaced alone, with its links and formats', async () => {
  const unit = await unitSaying(russianTextsCutOff.travelDescriptionEnd)
  const before = await view({ unit })
  expect(before.missingTail).not.toBeNull()
  const text =
    'Начинаем с дорог, которые знаем <b>лучше всего</b>, — дорог Молдовы и Румынии. Потом поедем дальше, туда, куда нас приведут авторы и читатели.'
  const saved = await save({ unit, text, expectedHash: before.hash, approve: true })
  expect(saved).toMatchObject({ status: 'saved', view: { text, errors: 0, state: 'approved' } })
})

test('broken markup is refused with its place', async () => {
  const unit = await unitSaying('Начинаем с дорог')
  const { hash } = await view({ unit })
  const refused = await save({ unit, text: 'Начинаем <b>с дорог', expectedHash: hash })
  expect(refused).toMatchObject({ status: 'refused', findings: [{ check: 'markup' }] })
})

test('a text that is cut off is not approved, unless someone says why it is not', async () => {
  const unit = await unitSaying(russianTextsCutOff.becomeExpert)
  const { hash, text, findings } = await view({ unit })
  const cut = { unit, text: text ?? '', expectedHash: hash, approve: true }
  expect(await save(cut)).toMatchObject({ status: 'refused', findings: [{ check: 'cut-off' }] })

  const [finding] = findings.filter(({ check }) => check === 'cut-off')
  const { fingerprint = '' } = finding ?? {}
  const place = { cms: site.cms, editor: admin, unit, locale: 'ru' as const }
  await dismissFinding({ ...place, check: 'cut-off', fingerprint, reason: 'Намеренно' })
  expect(await save(cut)).toMatchObject({ status: 'saved', view: { errors: 0 } })

  await dismissFinding({ ...place, check: 'cut-off', fingerprint, reason: null })
  expect(await view({ unit })).toMatchObject({ errors: 1 })
})

test('a translation is outdated when its source says something else, until it is confirmed', async () => {
  const unit = 'global:about:head.text'
  const source = await view({ unit, locale: 'ro' })
  const change = (text: string, expectedHash: string) =>
    save({ unit, locale: 'ro', text, expectedHash, approve: true })
  const capitals = (source.text ?? '').toUpperCase()
  await change(capitals, source.hash)
  expect(await view({ unit })).toMatchObject({ isOutdated: false })

  const other = `${source.text ?? ''} Și încă ceva cu totul nou.`
  await change(other, textHash(capitals))
  const outdated = await view({ unit })
  expect(outdated).toMatchObject({ isOutdated: true, confirmedSource: source.text })

  const place = { cms: site.cms, editor: admin, unit, locale: 'ru' as const }
  expect(await confirmText({ ...place, expectedHash: 'another' })).toBe(false)
  expect(await confirmText({ ...place, expectedHash: outdated.hash })).toBe(true)
  expect(await view({ unit })).toMatchObject({ isOutdated: false })
})

test('a locked text is closed to everybody, and only who may lock opens it', async () => {
  const unit = 'global:contact:head.title'
  const place = { cms: site.cms, unit, locale: 'ru' as const }
  await expect(lockText({ ...place, editor: translator, isLocked: true })).rejects.toMatchObject({
    code: 'forbidden',
  })
  await lockText({ ...place, editor: admin, isLocked: true })
  const { hash } = await view({ unit })
  await expect(save({ unit, text: 'Контакты', expectedHash: hash })).rejects.toMatchObject({
    code: 'locked',
  })
  await lockText({ ...place, editor: admin, isLocked: false })
  expect((await save({ unit, text: 'Связь с нами', expectedHash: hash })).status).toBe('saved')
})

test('a translator writes the own languages, and approves only when allowed to', async () => {
  const unit = 'global:contact:mail.title'
  const ru = await view({ unit })
  const en = await view({ unit, locale: 'en' })
  const input = { unit, text: 'Пишите нам', expectedHash: ru.hash, editor: translator }
  await expect(save({ ...input, approve: true })).rejects.toMatchObject({ code: 'forbidden' })
  await expect(save({ ...input, locale: 'en', expectedHash: en.hash })).rejects.toMatchObject({
    code: 'forbidden',
  })
  expect((await save(input)).status).toBe('saved')
  const approving = { ...translator, mayApprove: true }
  const again = { ...input, editor: approving, expectedHash: textHash('Пишите нам') }
  expect(await save({ ...again, approve: true })).toMatchObject({
    status: 'saved',
    view: { state: 'approved' },
  })
})

test('a copied text is a draft until a person approves it', async () => {
  const unit = 'global:community:head.title'
  const { hash } = await view({ unit, locale: 'en' })
  await save({ unit, locale: 'en', text: '', expectedHash: hash })
  expect(await view({ unit, locale: 'en' })).toMatchObject({ state: 'missing', text: null })
  const copy = {
    cms: site.cms,
    editor: admin,
    unit,
    locale: 'en' as const,
    language: 'en' as const,
  }
  const copied = await prefillText({ ...copy, from: 'ro' })
  expect(copied).toMatchObject({ status: 'saved', view: { state: 'draft', origin: 'copy' } })
  await expect(prefillText({ ...copy, from: 'ru' })).rejects.toMatchObject({
    code: 'conflict',
    sentence: nothingToCopy().sentence,
  })
})

test('an edit in the admin reaches the desk in the same transaction', async () => {
  await site.cms.updateGlobal({
    slug: 'become',
    locale: 'ru',
    data: { head: { title: 'Заголовок из панели' }, _status: 'published' },
    depth: 0,
    overrideAccess: true,
  })
  expect(await view({ unit: 'global:become:head.title' })).toMatchObject({
    text: 'Заголовок из панели',
    state: 'approved',
  })
})
