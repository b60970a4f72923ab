import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { runSql } from '@/lib/run-sql'
import { importUnits } from '@/features/translation/transfer/import-units'
import { readHistory } from '@/features/translation/units/history'
import { rescan } from '@/features/translation/jobs/rescan'
import type { UnitFilter } from '@/features/translation/reading/views'
import { lockText } from '@/features/translation/units/change-unit'
import { readExchange } from '@/features/translation/interchange/read-file'
import { exchangeFormats } from '@/features/translation/interchange/types'
import type { EditorRights } from '@/cms/access/rights'
import { useCms } from '../helpers/cms'
import { admin, textExchange, title } from '../helpers/text-exchange'

const site = useCms()

const translator: EditorRights = { ...admin, name: 'Oleg', role: 'translator', languages: ['ru'] }
const { exported, edited, imported, view, save, storedSum } = textExchange(site)

const other = 'global:home:banner2.title'
const language = 'en'

beforeAll(async () => {
  await rescan({ cms: site.cms })
}, 120_000)

describe.each(exchangeFormats)('%s', (format) => {
  test('an untouched export of every text is imported as nothing', async () => {
    const before = await storedSum()
    const file = await exported({ format })
    expect(file.count).toBeGreaterThan(400)
    const bytes = new TextEncoder().encode(file.content)
    const report = await importUnits({
      ...{ cms: site.cms, editor: admin, bytes, name: file.name, dryRun: false, language },
    })
    expect(report).toMatchObject({
      ...{ format, total: file.count, stored: 0, items: [], targetLocale: 'ru' },
      counts: {
        ...{ apply: 0, 'apply-outdated': 0, conflict: 0, refused: 0 },
        ...{ unfinished: 0, unchanged: file.count },
      },
    })
    expect(await storedSum()).toBe(before)
  })
})

test('a filter chooses what is exported', async () => {
  const filter: UnitFilter = { locale: 'en', kind: 'global', container: 'home' }
  const { content, count, name } = await exported({ filter, format: 'json' })
  const { units } = readExchange({ format: 'json', bytes: new TextEncoder().encode(content) })
  expect(units).toHaveLength(count)
  expect(units.every(({ unit }) => unit.startsWith('global:home:'))).toBe(true)
  expect(units.find(({ unit }) => unit === title)).toMatchObject({
    source: (await view(title)).source,
    target: (await view(title, 'en')).text,
  })
  expect(name).toMatch(/^pasiuni-ro-en-\d{4}-\d\d-\d\d\.json$/)
})

test('a file bears the day of Chișinău, where it is past midnight before it is in UTC', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T22:25:00Z') })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const filter: UnitFilter = { locale: 'en', kind: 'global', container: 'home' }
  const { name } = await exported({ filter, format: 'json' })
  expect(name).toBe('pasiuni-ro-en-2026-11-26.json')
})

test('a language is not translated into itself', async () => {
  await expect(exported({ filter: { locale: 'ro' } })).rejects.toMatchObject({
    params: { body: { problem: 'other-language' } },
  })
})

test('a dry run tells what an import does, and the second import does nothing', async () => {
  const target = 'Новый перевод из файла'
  const bytes = await edited({ changes: { [title]: { target } } })
  const before = await storedSum()
  const planned = await imported({ bytes, dryRun: true })
  expect(await storedSum()).toBe(before)
  expect(planned).toMatchObject({ isDryRun: true, stored: 1, counts: { apply: 1 } })

  const report = await imported({ bytes })
  expect(report).toEqual({ ...planned, isDryRun: false })
  expect(await view(title)).toMatchObject({
    ...{
      text: target,
      state: 'needs-review',
      isOutdated: false,
      origin: 'import',
      changedBy: 'Ana',
    },
  })
  const [change] = await readHistory({ cms: site.cms, unit: title, locale: 'ru' })
  expect(change).toMatchObject({ toText: target, origin: 'import', by: 'Ana' })

  const after = await storedSum()
  expect(await imported({ bytes })).toMatchObject({ stored: 0, items: [] })
  expect(await storedSum()).toBe(after)
})

/** A file with this translation of the title, to which somebody has given a state of XLIFF. */
async function stated(target: string, state: string): Promise<Uint8Array> {
  const bytes = await edited({
    filter: { locale: 'ru', container: 'home', search: title },
    changes: { [title]: { target, state: 'needs-review' } },
  })
  const text = new TextDecoder().decode(bytes)
  return new TextEncoder().encode(text.replace('needs-review-translation', state))
}

test('an approval in a file is one for those who may approve', async () => {
  await imported({ bytes: await stated('От переводчика', 'signed-off'), editor: translator })
  expect(await view(title)).toMatchObject({ text: 'От переводчика', state: 'needs-review' })
  await imported({ bytes: await stated('От редактора', 'signed-off') })
  expect(await view(title)).toMatchObject({ text: 'От редактора', state: 'approved' })
  const home = await site.cms.findGlobal({ slug: 'home', locale: 'ru', overrideAccess: false })
  expect(home).toMatchObject({ banner1: { title: 'От редактора' } })
})

test('an approval that a decision would give is told before', async () => {
  const bytes = await stated('Утверждённый текст', 'signed-off')
  await save({ text: 'С сайта, позже' })
  const approvals = async (editor: EditorRights) => {
    const { items } = await imported({ bytes, editor, dryRun: true })
    return items.map(({ unit, isTheirsApproved }) => ({ unit, isTheirsApproved }))
  }
  expect(await approvals(translator)).toEqual([{ unit: title, isTheirsApproved: false }])
  expect(await approvals(admin)).toEqual([{ unit: title, isTheirsApproved: true }])
  await imported({ bytes, decisions: { [title]: 'theirs' } })
  expect(await view(title)).toMatchObject({ text: 'Утверждённый текст', state: 'approved' })
})

test('a text that a file marks as unfinished waits for review, and is told of once', async () => {
  const bytes = await stated('Начало перевода', 'needs-translation')
  expect(await imported({ bytes })).toMatchObject({
    ...{ stored: 1, items: [{ unit: title, isUnfinished: true, state: 'needs-review' }] },
  })
  expect(await imported({ bytes })).toMatchObject({ stored: 0, items: [] })
})

test('nobody imports a language that they may not write', async () => {
  const bytes = await edited({ filter: { locale: 'en' }, changes: {} })
  await expect(imported({ bytes, editor: translator })).rejects.toMatchObject({ code: 'forbidden' })
})

test('a text whose source has changed is taken, and marked as outdated', async () => {
  const bytes = await edited({ changes: { [other]: { target: 'Перевод старого' } } })
  const { source } = await view(other)
  await save({ unit: other, text: 'Un titlu cu totul nou', locale: 'ro', approve: true })
  expect(await imported({ bytes })).toMatchObject({
    counts: { 'apply-outdated': 1 },
    items: [{ unit: other, source: 'Un titlu cu totul nou', exportedSource: source }],
  })
  expect(await view(other)).toMatchObject({
    ...{ text: 'Перевод старого', isOutdated: true, confirmedSource: source },
  })
  // It stays so when the record is looked at again, until someone confirms or changes it.
  await rescan({ cms: site.cms })
  expect(await view(other)).toMatchObject({ isOutdated: true, confirmedSource: source })
  await save({ unit: other, text: 'Совсем новый заголовок' })
  expect(await view(other)).toMatchObject({ isOutdated: false })
})

describe('a text that was changed on the site meanwhile', () => {
  let bytes: Uint8Array = new Uint8Array()
  let mineHash = ''

  beforeAll(async () => {
    bytes = await edited({ changes: { [title]: { target: 'Из файла' } } })
    await save({ text: 'С сайта' })
    mineHash = (await view(title)).hash
  })

  test('is a conflict, and stays as it is', async () => {
    const report = await imported({ bytes })
    expect(report).toMatchObject({
      ...{ stored: 0, counts: { conflict: 1 } },
      items: [{ unit: title, mine: 'С сайта', theirs: 'Из файла', mineHash, decision: null }],
    })
    expect((await view(title)).text).toBe('С сайта')
  })

  test('stays when that is decided', async () => {
    const report = await imported({ bytes, decisions: { [title]: 'mine' } })
    expect(report).toMatchObject({ stored: 0, items: [{ decision: 'mine' }] })
    expect((await view(title)).text).toBe('С сайта')
  })

  test('is not decided about by what someone else has changed since', async () => {
    const decided = {
      decisions: { [title]: 'theirs' },
      seen: { [title]: 'of another text' },
    } as const
    expect(await imported({ bytes, ...decided })).toMatchObject({
      stored: 0,
      counts: { conflict: 1 },
    })
    expect((await view(title)).text).toBe('С сайта')
  })

  test('is replaced when that is decided, and then there is no conflict', async () => {
    const decisions = { [title]: { text: 'Из файла и с сайта' } }
    expect(await imported({ bytes, decisions, seen: { [title]: mineHash } })).toMatchObject({
      ...{ stored: 1, items: [{ decision: 'text', state: 'needs-review' }] },
    })
    expect((await view(title)).text).toBe('Из файла и с сайта')

    await imported({ bytes, decisions: { [title]: 'theirs' } })
    expect((await view(title)).text).toBe('Из файла')
    expect(await imported({ bytes })).toMatchObject({ stored: 0, items: [] })
  })
})

test('errors and locks refuse a unit, not the file', async () => {
  const bytes = await edited({
    changes: {
      [title]: { target: 'Хороший текст' },
      [other]: { target: 'Не успеет' },
      'message:auth.signIn.title': { target: 'Вход {' },
    },
  })
  await lockText({ cms: site.cms, editor: admin, unit: other, locale: 'ru', isLocked: true })
  const report = await imported({ bytes })
  expect(report).toMatchObject({ stored: 1, counts: { apply: 1, refused: 2 } })
  const byUnit = new Map(report.items.map((item) => [item.unit, item]))
  expect(byUnit.get(other)).toMatchObject({ reason: 'locked', errors: [] })
  expect(byUnit.get('message:auth.signIn.title')).toMatchObject({
    reason: 'format-errors',
    errors: [expect.stringMatching(/\w/)],
  })
  expect((await view(title)).text).toBe('Хороший текст')
  await lockText({ cms: site.cms, editor: admin, unit: other, locale: 'ru', isLocked: false })
})

test('unknown texts are listed, and the rest is imported', async () => {
  const { content } = await exported({
    filter: { locale: 'ru', container: 'home' },
    format: 'json',
  })
  const bytes = new TextEncoder().encode(
    content
      .replaceAll('global:home:banner2.title', 'global:home:banner9.title')
      .replace(/("unit":"global:home:banner9.title".*?"target":)"[^"]*"/, '$1"Другой"'),
  )
  const report = await importUnits({
    ...{ cms: site.cms, editor: admin, bytes, name: 'a.json', dryRun: false, language },
  })
  expect(report.items).toMatchObject([{ unit: 'global:home:banner9.title', reason: 'unknown' }])
})

test('rich text comes back with its formatting and links', async () => {
  const rich = sql`select unit from translation_units
    where locale = 'ru' and format = 'rich-text' and text like '%<a id="1">%' order by unit limit 1`
  const rows = z
    .array(z.object({ unit: z.string() }))
    .parse((await runSql({ cms: site.cms, query: rich })).rows)
  const unit = rows[0]?.unit ?? ''
  expect(unit).not.toBe('')
  const { text } = await view(unit)
  const target = `<b>Важно.</b> ${text ?? ''}`
  const bytes = await edited({ changes: { [unit]: { target } } })
  expect(new TextDecoder().decode(bytes)).toContain('<g id="b1" ctype="bold">Важно.</g>')
  expect(await imported({ bytes })).toMatchObject({ stored: 1 })
  expect((await view(unit)).text).toBe(target)

  const broken = await edited({ changes: { [unit]: { target: `<b>${target}` } } })
  expect(await imported({ bytes: broken })).toMatchObject({
    ...{ stored: 0, items: [{ unit, reason: 'format-errors' }] },
  })
})

test('a translation of a translation is as old as that one', async () => {
  const bytes = await edited({
    changes: { [title]: { target: 'С английского' } },
    sourceLocale: 'en',
  })
  await imported({ bytes })
  expect(await view(title)).toMatchObject({ text: 'С английского', isOutdated: false })

  await save({ text: 'Alt titlu, cu alt înțeles', locale: 'ro', approve: true })
  const later = await edited({ changes: { [title]: { target: 'Ещё раз' } }, sourceLocale: 'en' })
  await imported({ bytes: later })
  expect(await view(title, 'en')).toMatchObject({ isOutdated: true })
  expect(await view(title)).toMatchObject({ text: 'Ещё раз', isOutdated: true })
})

test('a text of which a file has one half is named, and stays as it is', async () => {
  const { content } = await exported({ filter: { locale: 'ru', container: 'home', search: title } })
  const segments = (first: string, second: string) =>
    `<mrk mtype="seg" mid="1">${first}</mrk> <mrk mtype="seg" mid="2">${second}</mrk>`
  const half = content.replace(
    /(id="global:home:banner1\.title"[^]*?)<target([^>]*)>[^]*?<\/target>/,
    `$1<seg-source>${segments('Una.', 'Două.')}</seg-source><target$2>${segments('Раз.', '')}</target>`,
  )
  expect(half).not.toBe(content)
  const { text } = await view(title)
  expect(await imported({ bytes: new TextEncoder().encode(half) })).toMatchObject({
    ...{ stored: 0, counts: { unfinished: 1 } },
    items: [{ unit: title, verdict: 'unfinished', mine: text, stored: null }],
  })
  expect((await view(title)).text).toBe(text)
})

test('a broken file changes nothing', async () => {
  const before = await storedSum()
  const bytes = await edited({ changes: { [title]: { target: 'Не войдёт' } } })
  const broken = bytes.subarray(0, bytes.length - 20)
  await expect(imported({ bytes: broken })).rejects.toMatchObject({
    params: { body: { problem: 'broken-xml' } },
  })
  expect(await storedSum()).toBe(before)
})

test('two imports of the same file at once store its texts once', async () => {
  const bytes = await edited({ changes: { [title]: { target: 'Одновременно' } } })
  const reports = await Promise.all([imported({ bytes }), imported({ bytes })])
  expect(reports.map(({ stored }) => stored).sort()).toEqual([0, 1])
  expect((await view(title)).text).toBe('Одновременно')
})
