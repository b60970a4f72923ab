import { sql } from '@payloadcms/db-postgres'
import { beforeAll, expect, test } from 'vitest'
import { lockDocument } from '@/cms/document-lock'
import { inTransaction } from '@/cms/transaction'
import { runSql } from '@/lib/run-sql'
import { runDueChanges } from '@/features/publishing/schedule/run-due-changes'
import { scheduleChange } from '@/features/publishing/schedule/schedule-change'
import { saveText } from '@/features/translation/units/save-text'
import { readView } from '@/features/translation/reading/read-unit'
import type { Locale } from '@/i18n/locales'
import { useCms } from '../helpers/cms'
import { openForm } from '../helpers/record-form'
import { getRights } from '../helpers/get-rights'
import { signedInEditor, type SignedInEditor } from '../helpers/signed-in-editor'

const site = useCms()
const collection = 'projects'
let ana: SignedInEditor
let boris: SignedInEditor
let id = 0

beforeAll(async () => {
  ana = await signedInEditor({ site, name: 'ana', role: 'admin' })
  boris = await signedInEditor({ site, name: 'boris', role: 'admin' })
  const { docs } = await site.cms.find({ collection, limit: 1, depth: 0 })
  id = docs[0]?.id ?? 0
})

/** A draft in Russian, of a field that all languages share. */
async function draftOrder(order: number): Promise<void> {
  const path = `/projects/${id}?locale=ru&draft=true`
  const body = { order, _status: 'draft' }
  expect((await boris.rest(path, { method: 'PATCH', body })).status).toBe(200)
}

async function readOrder(draft: boolean): Promise<number> {
  const { order } = await site.cms.findByID({ collection, id, draft, locale: 'all' })
  return order
}

async function withdraw(locale: Locale): Promise<void> {
  const body = { container: collection, document: String(id), locale }
  const { status } = await ana.rest('/workplace/withdraw', { method: 'POST', body })
  expect(status).toBe(200)
}

test('taking one language off the site keeps what another draft has changed for all', async () => {
  await draftOrder(71)
  await withdraw('en')
  expect(await readOrder(true)).toBe(71)
})

test('approving a text leaves a draft what another language has changed for all', async () => {
  const shown = await readOrder(false)
  await draftOrder(72)
  const unit = `collection:projects:${id}:catchphrase`
  const by = { cms: site.cms, editor: getRights(ana), language: 'ro' } as const
  const { hash } = await readView({ ...by, unit, locale: 'ro' })
  const text = 'O deviză care rămâne în minte.'
  const input = { unit, locale: 'ro', text, expectedHash: hash, approve: true } as const
  expect(await saveText({ ...by, input })).toMatchObject({ status: 'saved' })
  expect([await readOrder(false), await readOrder(true)]).toEqual([shown, 72])
})

test('a form in another language does not overwrite such a change without asking', async () => {
  const form = await openForm({ editor: ana, path: `/projects/${id}`, locale: 'ro' })
  await draftOrder(73)
  form.type('order', 74)
  const saved = await form.save({ autosave: true })
  expect(saved.status).toBe(409)
  expect(saved.conflict).toMatchObject({ fields: [{ path: 'order', theirs: { value: 73 } }] })
  expect(await readOrder(true)).toBe(73)
})

test('taking a language off the site undoes no text that is saved meanwhile', async () => {
  const locale = 'ru'
  const document = String(id)
  const waiting = sql`select from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`
  const withdrawing = await inTransaction({
    cms: site.cms,
    work: async (req) => {
      await lockDocument({ req, container: collection, document })
      const withdrawn = withdraw(locale)
      await expect
        .poll(async () => (await runSql({ cms: site.cms, query: waiting })).rows.length, {
          timeout: 7000,
        })
        .toBe(1)
      const data = { catchphrase: 'Девиз, который остаётся.' }
      const how = { collection, id, locale, draft: true, data, overrideAccess: true } as const
      await site.cms.update({ ...how, req })
      return { withdrawn }
    },
  })
  await withdrawing.withdrawn
  const stored = await site.cms.findByID({ collection, id, draft: true, locale })
  expect(stored.catchphrase).toBe('Девиз, который остаётся.')
})

test('approving a text does not bring back a language that was taken off the site', async () => {
  const locale = 'en'
  await withdraw(locale)
  const unit = `collection:projects:${id}:catchphrase`
  const by = { cms: site.cms, editor: getRights(ana), language: 'ro' } as const
  const { hash } = await readView({ ...by, unit, locale })
  const text = 'Films that bring people together.'
  const input = { unit, locale, text, expectedHash: hash, approve: true } as const
  expect(await saveText({ ...by, input })).toMatchObject({
    status: 'saved',
    view: { text, state: 'approved' },
  })
  const read = (draft: boolean) => site.cms.findByID({ collection, id, draft, locale })
  expect(await read(false)).toMatchObject({ _status: 'draft' })
  expect(await read(true)).toMatchObject({ catchphrase: text, _status: 'draft' })
})

test('unpublishing a language again undoes no approval of a draft', async () => {
  const locale = 'en'
  const unit = `collection:projects:${id}:catchphrase`
  const by = { cms: site.cms, editor: getRights(ana) } as const
  const state = async () => (await readView({ ...by, language: 'ro', unit, locale })).state
  expect(await state()).toBe('approved')
  const now = new Date()
  const dueAt = new Date(now.getTime() + 1000)
  const plan = { container: collection, document: String(id), locale, dueAt, now } as const
  await scheduleChange({ ...by, ...plan, action: 'unpublish' })
  expect(await runDueChanges({ cms: site.cms, now: dueAt })).toBe(1)
  expect(await state()).toBe('approved')
})

test('nor does an approval bring it back when no version tells any more that it was public', async () => {
  const locale = 'en'
  const query = sql`delete from _projects_v where parent_id = ${id} and latest is not true`
  await runSql({ cms: site.cms, query })
  const unit = `collection:projects:${id}:title`
  const by = { cms: site.cms, editor: getRights(ana), language: 'ro' } as const
  const { hash } = await readView({ ...by, unit, locale })
  const text = 'Films and people'
  const input = { unit, locale, text, expectedHash: hash, approve: true } as const
  expect(await saveText({ ...by, input })).toMatchObject({ status: 'saved', isPublic: false })
  const shown = await site.cms.findByID({ collection, id, draft: false, locale })
  expect(shown._status).toBe('draft')
})
