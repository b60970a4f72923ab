import { sql } from '@payloadcms/db-postgres'
import { beforeAll, expect, test } from 'vitest'
import { runSql } from '../../src/lib/run-sql'
import { useCms } from '../helpers/cms'
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
  expect(await rows()).toEqual([])
  await type('Cu totul altceva')
  expect(await rows()).toEqual(before)
  const query = sql`select from payload_kv where key like 'emptied-units:%'`
  expect((await runSql({ cms: site.cms, query })).rows).toEqual([])
})
