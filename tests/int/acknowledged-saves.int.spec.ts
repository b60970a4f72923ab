import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { afterEach, expect, test, vi } from 'vitest'
import { inTransaction } from '@/cms/transaction'
import { runDueChanges } from '@/features/publishing/schedule/run-due-changes'
import { scheduleChange } from '@/features/publishing/schedule/schedule-change'
import { readView } from '@/features/translation/reading/read-unit'
import { saveText } from '@/features/translation/units/save-text'
import { runSql } from '@/lib/run-sql'
import { runContentMigrations } from '@/startup/migrate'
import { useCms } from '../helpers/cms'
import { exported, imported } from '../helpers/content-transfer'
import { getRights } from '../helpers/get-rights'
import { signedInEditor } from '../helpers/signed-in-editor'

const site = useCms()
let count = 0

async function administrator() {
  count += 1
  return signedInEditor({ site, name: `saver-${count}`, role: 'admin' })
}

const tables = ['site', '_home_v', 'home', 'projects', '_projects_v', 'redirects']

/** The database refuses what touches these tables, but only at the very end, when it is to commit. */
async function refuseCommits(): Promise<void> {
  await runSql({
    cms: site.cms,
    query: sql`create or replace function refuse_commit() returns trigger language plpgsql as
      $$ begin raise exception 'no space left on device'; end $$`,
  })
  for (const table of tables) {
    await runSql({
      cms: site.cms,
      query: sql`create constraint trigger refuse_commit after insert or update or delete
        on ${sql.identifier(table)} deferrable initially deferred
        for each row execute function refuse_commit()`,
    })
  }
}

async function acceptCommits(): Promise<void> {
  for (const table of tables) {
    await runSql({
      cms: site.cms,
      query: sql`drop trigger if exists refuse_commit on ${sql.identifier(table)}`,
    })
  }
}

async function firstProject(): Promise<number> {
  const { docs } = await site.cms.find({ collection: 'projects', limit: 1 })
  return docs[0]?.id ?? 0
}

afterEach(acceptCommits)

test('REST never confirms what the database has not stored', async () => {
  const editor = await administrator()
  const id = await firstProject()
  const before = await site.cms.findByID({ collection: 'projects', id, draft: true })
  await refuseCommits()
  const statuses: number[] = []
  const calls: [string, string, object][] = [
    ['POST', '/globals/home?locale=ro', { banner1: { title: 'Nou' }, _status: 'published' }],
    ['POST', '/globals/home?locale=ro&draft=true', { banner1: { title: 'Nou' } }],
    ['POST', '/globals/home?locale=ro&draft=true&autosave=true', { banner1: { title: 'Nou' } }],
    ['PATCH', `/projects/${id}?locale=ro`, { title: 'Nou', _status: 'published' }],
    ['PATCH', `/projects/${id}?locale=ro&draft=true`, { title: 'Nou' }],
    ['POST', '/redirects', { from: '/proj/nou', to: '/proj' }],
    ['DELETE', `/redirects?where[from][exists]=true`, {}],
  ]
  for (const [method, path, body] of calls) {
    if (method === 'DELETE') {
      await acceptCommits()
      await site.cms.create({ collection: 'redirects', data: { from: '/proj/x', to: '/proj' } })
      await refuseCommits()
    }
    statuses.push((await editor.rest(path, { method, body })).status)
  }
  expect(statuses).toEqual(calls.map(() => 500))
  const after = await site.cms.findByID({ collection: 'projects', id, draft: true })
  expect(after.title).toBe(before.title)
})

test('the Local API never confirms what the database has not stored', async () => {
  const id = await firstProject()
  await refuseCommits()
  const data = { title: 'Altul' }
  const { cms } = site
  const calls = [
    cms.update({ collection: 'projects', id, data, locale: 'ro', draft: true }),
    cms.update({ collection: 'projects', where: { id: { equals: id } }, data, locale: 'ro' }),
    cms.create({ collection: 'redirects', data: { from: '/proj/y', to: '/proj' } }),
    cms.updateGlobal({ slug: 'home', data: { banner1: { title: 'x' } }, locale: 'ro' }),
  ]
  const outcomes = await Promise.allSettled(calls)
  expect(outcomes.map(({ status }) => status)).toEqual(calls.map(() => 'rejected'))
})

test('what a failed query has undone is not confirmed', async () => {
  const hiding = inTransaction({
    cms: site.cms,
    work: async (req) => {
      await site.cms.create({
        collection: 'redirects',
        data: { from: '/proj/z', to: '/proj' },
        req,
      })
      await runSql({ cms: site.cms, req, query: sql`select 1 / 0` }).catch(() => {})
    },
  })
  await expect(hiding).rejects.toThrow('A failed query has rolled the transaction back.')
})

test('a transaction that cannot begin is an error, and the next one begins', async () => {
  const { drizzle } = site.cms.db
  vi.spyOn(drizzle, 'transaction').mockRejectedValueOnce(new Error('no connection'))
  const data = { from: '/proj/w', to: '/proj' }
  const creating = site.cms.create({ collection: 'redirects', data })
  await expect(creating).rejects.toThrow('The transaction could not be started.')
  await site.cms.create({ collection: 'redirects', data })
})

test('desk, schedule, import and content migrations never confirm what is not stored', async () => {
  const { cms } = site
  const editor = await administrator()
  const id = await firstProject()
  const by = { cms, editor: getRights(editor), language: 'ro' } as const
  const text = { unit: `collection:projects:${id}:title`, locale: 'ro' } as const
  const { hash } = await readView({ ...by, ...text })
  const file = await exported(site)
  const before = await cms.findByID({ collection: 'projects', id, draft: true, locale: 'ro' })
  const plan = await scheduleChange({
    ...{ cms, editor: getRights(editor), container: 'projects', document: String(id) },
    ...{ locale: 'ro', action: 'publish', dueAt: new Date(Date.now() + 1), now: new Date() },
  })
  await refuseCommits()

  const input = { ...text, text: 'Titlul de la birou.', expectedHash: hash, approve: false }
  await expect(saveText({ ...by, input })).rejects.toThrow('could not be committed')
  await expect(
    imported({ site, file: file.replaceAll(String(before.title), 'Altul') }),
  ).rejects.toThrow('could not be committed')
  const migration = {
    name: 'a-refused-migration',
    run: async ({ req }: { req: PayloadRequest }) => {
      await cms.updateGlobal({ slug: 'site', data: {}, locale: 'ro', req })
    },
  }
  await expect(runContentMigrations({ cms, migrations: [migration] })).rejects.toThrow(
    'could not be committed',
  )
  expect(await runDueChanges({ cms, now: new Date(Date.now() + 1000) })).toBe(0)

  await acceptCommits()
  const after = await cms.findByID({ collection: 'projects', id, draft: true, locale: 'ro' })
  expect(after.title).toBe(before.title)
  const { state } = await cms.findByID({ collection: 'scheduled-changes', id: plan })
  expect(state).not.toBe('done')
  const ran = await cms.count({
    collection: 'content-migrations',
    where: { name: { equals: migration.name } },
  })
  expect(ran.totalDocs).toBe(0)
})
