import { sql } from '@payloadcms/db-postgres'
import { beforeAll, expect, test } from 'vitest'
import { readCutOffTexts } from '@/cms/reading/known-cut-off'
import { locales, type Locale } from '@/i18n/locales'
import { runSql } from '@/lib/run-sql'
import { rescan } from '@/features/translation/jobs/rescan'
import { saveText } from '@/features/translation/units/save-text'
import { valueAt } from '@/features/translation/content/set-text'
import { readUnitRows } from '@/features/translation/units/unit-rows'
import type { EditorRights } from '@/cms/access/rights'
import { textHash } from '@/i18n/text-hash'
import { useCms } from '../helpers/cms'
import { signedInEditor, type SignedInEditor } from '../helpers/signed-in-editor'

const site = useCms()
const published = { _status: 'published' } as const

type Shortening = {
  locale: Locale
  group: string
  name: 'title' | 'text'
  long: string
  short: string
}

/** What editors shorten with good reason: none of these is a cut. */
const shortenings: Shortening[] = [
  heading('ru', 'catalogues', 'Каталоги и базы знаний', 'Каталоги'),
  heading('ru', 'features', 'Что вы найдёте в проектах сети', 'Что вы найдёте в проектах'),
  heading('ru', 'projects', 'Проекты сети Pasiuni', 'Проекты сети'),
  heading('ru', 'events', 'События и встречи', 'События'),
  heading('ru', 'banner3', 'Отправляйтесь в путь вместе с нами', 'Отправляйтесь в путь'),
  heading('en', 'catalogues', 'Knowledge base and catalogues', 'Knowledge base'),
  heading('en', 'news', 'News and announcements', 'News'),
  heading('en', 'reviews', 'Reviews by our members', 'Reviews'),
  heading('en', 'banner2', 'Four passions, one network for all', 'Four passions, one network'),
  heading('ro', 'news', 'Noutăți și anunțuri', 'Noutăți'),
  heading('ro', 'reviews', 'Recenzii scrise de membri', 'Recenzii'),
  {
    locale: 'ru',
    group: 'news',
    name: 'text',
    long: 'Коротко рассказываем, что произошло, откуда мы это знаем и почему это важно. Слухи ждут, пока не подтвердятся. Об ошибках пишем открыто.',
    short:
      'Коротко рассказываем, что произошло, откуда мы это знаем и почему это важно. Слухи ждут, пока не подтвердятся.',
  },
]

function heading(locale: Locale, group: string, long: string, short: string): Shortening {
  return { locale, group, name: 'title', long, short }
}

function toUnit({ group, name }: Shortening): string {
  return `global:home:${group}.${name}`
}

let editor: SignedInEditor
let rights: EditorRights

beforeAll(async () => {
  editor = await signedInEditor({ site, name: 'redactor', role: 'admin' })
  rights = { id: editor.id, name: 'redactor', role: 'admin', languages: [], mayApprove: false }
  await rescan({ cms: site.cms })
}, 120_000)

/** What the form of the home page sends in one language. */
async function save({ locale, data, draft }: { locale: Locale; data: object; draft: boolean }) {
  const address = `/globals/home?locale=${locale}&depth=0${draft ? '&draft=true&autosave=true' : ''}`
  const body = { ...data, ...(draft ? { _status: 'draft' } : published) }
  const response = await editor.rest(address, { method: 'POST', body })
  expect(response.status).toBe(200)
}

async function saveAll({ version, draft }: { version: 'long' | 'short'; draft: boolean }) {
  for (const locale of locales) {
    const data: Record<string, Record<string, string>> = {}
    for (const one of shortenings.filter((each) => each.locale === locale)) {
      data[one.group] = { ...data[one.group], [one.name]: one[version] }
    }
    await save({ locale, data, draft })
  }
}

/** What earlier tests have said of these texts. */
async function forgetHistory() {
  await runSql({ cms: site.cms, query: sql`delete from translation_changes` })
}

async function saveAnotherField(text: string) {
  for (const locale of locales) {
    await save({ locale, data: { seo: { description: text } }, draft: false })
  }
}

async function findRow(shortening: Shortening) {
  const rows = await readUnitRows({ cms: site.cms, units: [toUnit(shortening)] })
  return rows.find(({ locale }) => locale === shortening.locale)
}

/** What is wrong with the shortened texts, for readers and at the desk. */
async function faults() {
  const found: string[] = []
  for (const one of shortenings) {
    const { locale, group, name, short } = one
    const row = await findRow(one)
    const home = await site.cms.findGlobal({
      ...{ slug: 'home', locale, depth: 0, fallbackLocale: false, overrideAccess: false },
    })
    const known = await readCutOffTexts({ cms: site.cms, containers: ['home'], locale })
    if (valueAt({ data: home, keys: [group, name] }) !== short) found.push(`${short}: not shown`)
    if (known.has(textHash(short))) found.push(`${short}: readers are told that it is cut off`)
    if (row?.state !== 'approved') found.push(`${short}: ${row?.state ?? 'unknown'}`)
    for (const { check } of row?.findings ?? []) found.push(`${short}: ${check}`)
  }
  return found
}

test.each([
  ['published in the form', () => saveAll({ version: 'short', draft: false })],
  [
    'saved as drafts, then published',
    async () => {
      await saveAll({ version: 'short', draft: true })
      await saveAll({ version: 'short', draft: true })
      await saveAll({ version: 'short', draft: false })
    },
  ],
  [
    'approved at the desk',
    async () => {
      for (const one of shortenings) {
        const { locale, long, short } = one
        const input = { unit: toUnit(one), locale, text: short, expectedHash: textHash(long) }
        const saved = await saveText({
          ...{ cms: site.cms, editor: rights, language: 'en' },
          input: { ...input, approve: true },
        })
        expect(saved.status).toBe('saved')
      }
    },
  ],
  [
    'saved at the desk, then approved',
    async () => {
      for (const one of shortenings) {
        const { locale, long, short } = one
        const save = (options: { expectedHash: string; approve: boolean }) =>
          saveText({
            ...{ cms: site.cms, editor: rights, language: 'en' },
            input: { unit: toUnit(one), locale, text: short, ...options },
          })
        await save({ expectedHash: textHash(long), approve: false })
        const saved = await save({ expectedHash: textHash(short), approve: true })
        expect(saved.status).toBe('saved')
      }
    },
  ],
])(
  'texts shortened with good reason stay approved: %s',
  async (_, shorten) => {
    await forgetHistory()
    await saveAll({ version: 'long', draft: false })
    await shorten()
    expect(await faults()).toEqual([])
    await saveAnotherField('O rețea de site-uri.')
    expect(await faults()).toEqual([])
    await rescan({ cms: site.cms })
    expect(await faults()).toEqual([])
  },
  120_000,
)

test('a Romanian text that is published cut off gives a finding, and readers are told', async () => {
  const text = 'Spunem pe scurt ce s-a întâmplat, de unde știm și'
  await save({ locale: 'ro', data: { news: { text } }, draft: false })
  const [row] = (await readUnitRows({ cms: site.cms, units: ['global:home:news.text'] })).filter(
    ({ locale }) => locale === 'ro',
  )
  expect(row?.findings).toMatchObject([{ check: 'cut-off', level: 'error' }])
  const known = await readCutOffTexts({ cms: site.cms, containers: ['home'], locale: 'ro' })
  expect(known.has(textHash(text))).toBe(true)
})
