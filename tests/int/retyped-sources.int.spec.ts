import { sql } from '@payloadcms/db-postgres'
import { beforeAll, expect, test } from 'vitest'
import type { Locale } from '../../src/i18n/locales'
import { runSql } from '../../src/lib/run-sql'
import { readUnit, readView } from '@/features/translation/reading/read-unit'
import { settleBlock } from '@/features/translation/units/settle-block'
import { useCms } from '../helpers/cms'
import { getRights } from '../helpers/get-rights'
import { signedInEditor, type SignedInEditor } from '../helpers/signed-in-editor'

const site = useCms()
const unit = 'global:community:part2.title'
let editor: SignedInEditor

beforeAll(async () => {
  editor = await signedInEditor({ site, name: 'ana', role: 'editor' })
})

/** As the form stores it by itself while someone types. */
async function type(title: string): Promise<void> {
  const answer = await editor.rest('/globals/community?locale=ro&draft=true&autosave=true', {
    method: 'POST',
    body: { part2: { title }, _status: 'draft' },
  })
  expect(answer.status).toBe(200)
}

async function rows() {
  const query = sql`select locale, text, state, is_outdated, confirmed_source
    from translation_units where unit = ${unit} order by locale`
  return (await runSql({ cms: site.cms, query })).rows
}

test('a source that is emptied and typed anew makes its translations outdated', async () => {
  const before = await rows()
  expect(before).toMatchObject([
    { locale: 'en', is_outdated: false },
    { locale: 'ro' },
    { locale: 'ru', is_outdated: false },
  ])
  await type('')
  await type('Cu totul altceva')
  expect(await rows()).toMatchObject([
    { locale: 'en', text: before[0]?.text, is_outdated: true },
    { locale: 'ro', text: 'Cu totul altceva' },
    { locale: 'ru', text: before[2]?.text, is_outdated: true },
  ])
})

test('the same words again leave all as it was', async () => {
  const before = await rows()
  await type('')
  expect(await rows()).toMatchObject([
    { locale: 'en', text: before[0]?.text, state: 'needs-review' },
    { locale: 'ru', text: before[2]?.text, state: 'needs-review' },
  ])
  await type('Cu totul altceva')
  expect(await rows()).toEqual(before)
  const query = sql`select from payload_kv where key like 'emptied-units:%'`
  expect((await runSql({ cms: site.cms, query })).rows).toEqual([])
})

test('a translation whose source readers no longer have is removed at the desk', async () => {
  const slug = 'community'
  const write = (locale: Locale, description: string) => {
    const data = { seo: { description }, _status: 'published' as const }
    return site.cms.updateGlobal({ slug, locale, data, overrideAccess: true })
  }
  await write('ro', 'Comunitatea, pe scurt.')
  await write('ru', 'Коротко о сообществе.')
  await write('ro', '')
  const address = { unit: 'global:community:seo.description', locale: 'ru' } as const
  const by = { cms: site.cms, editor: getRights(editor), language: 'ro' } as const
  const view = await readView({ ...by, ...address })
  expect(view).toMatchObject({ text: 'Коротко о сообществе.', source: '', untranslated: [] })
  expect(view.findings).toMatchObject([{ check: 'no-source' }])
  await settleBlock({ ...by, ...address, expectedHash: view.hash, source: null })
  const how = { slug, locale: 'ru', fallbackLocale: false, overrideAccess: true } as const
  expect((await site.cms.findGlobal(how)).seo?.description ?? null).toBeNull()
  expect(await readUnit({ ...by, ...address })).toBeNull()
})
