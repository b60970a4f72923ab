import { getPayload, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '@payloadcms/db-postgres'
import { lockDocument } from '../../src/cms/document-lock'
import { inTransaction } from '../../src/cms/transaction'
import { locales } from '../../src/i18n/locales'
import { runSql } from '../../src/lib/run-sql'
import { cancelChange } from '../../src/features/publishing/schedule/cancel-change'
import { listScheduled } from '../../src/features/publishing/schedule/list-scheduled'
import { runDueChanges } from '../../src/features/publishing/schedule/run-due-changes'
import { usePlans } from '../helpers/planned-changes'
import { getRights } from '../helpers/get-rights'

const { site, admin, now, later, plan, newEntry, isPublic, readState } = usePlans()
const reader = { overrideAccess: false, depth: 0, fallbackLocale: false } as const

let second: Payload

beforeAll(async () => {
  const { default: config } = await import('@payload-config')
  second = await getPayload({ config, key: 'second-instance' })
})

afterAll(async () => {
  await second.destroy()
})

async function versionCount(): Promise<number> {
  const query = sql`select (select count(*) from _timeline_entries_v)
    + (select count(*) from _about_v) + (select count(*) from _become_v) as count`
  const { rows } = await runSql({ cms: site.cms, query })
  return Number(rows[0]?.count)
}

test('two instances carry out twenty due changes, each of them once', async () => {
  const { docs } = await site.cms.find({
    collection: 'timeline-entries',
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  const container = 'timeline-entries'
  const targets = [
    ...docs.flatMap(({ id: document }) =>
      locales.map((locale) => ({ container, document, locale })),
    ),
    { container: 'about', locale: 'ru' as const },
    { container: 'become', locale: 'en' as const },
  ]
  expect(targets).toHaveLength(20)
  const plans: number[] = []
  for (const target of targets) plans.push(await plan(target))
  const before = await versionCount()
  expect(await runDueChanges({ cms: site.cms, now })).toBe(0)
  const counts = await Promise.all(
    [site.cms, second].map((cms) => runDueChanges({ cms, now: later(1) })),
  )
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(20)
  expect(Math.min(...counts)).toBeGreaterThan(0)
  for (const id of plans) expect((await readState(id)).state).toBe('done')
  // A version and its snapshot for each time that something was published.
  expect(await versionCount()).toBe(before + 2 * 20)
  const published = sql`select count(*)::int as entries from audit_entries
    where action = 'publish' group by container, document, locale`
  const { rows } = await runSql({ cms: site.cms, query: published })
  expect(rows).toEqual(targets.map(() => ({ entries: 1 })))
}, 60_000)

test('a change whose instance is cut off in the middle is carried out by the other', async () => {
  const document = await newEntry('Întrerupt')
  const id = await plan({ container: 'timeline-entries', document })
  let cut: Promise<number> = Promise.resolve(-1)
  // The publishing has begun and waits for the record, which this transaction holds.
  await inTransaction({
    cms: second,
    work: async (req) => {
      await lockDocument({ req, container: 'timeline-entries', document: String(document) })
      cut = runDueChanges({ cms: site.cms, now: later(1) })
      const waiting = sql`select pid from pg_stat_activity where datname = current_database()
        and wait_event_type = 'Lock' and wait_event = 'advisory'`
      await expect
        .poll(async () => (await runSql({ cms: second, query: waiting })).rows.length, {
          timeout: 10_000,
        })
        .toBe(1)
      expect(await runDueChanges({ cms: second, now: later(1) })).toBe(0)
      const undo = sql`select pg_cancel_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and wait_event = 'advisory'`
      await runSql({ cms: second, query: undo })
      await cut
    },
  })
  expect(await cut).toBe(0)
  expect(await isPublic(document)).toBe(false)
  expect(await readState(id)).toMatchObject({ state: 'waiting', attempts: 1 })
  // Not at once: what has just failed in passing rests for a while.
  expect(await runDueChanges({ cms: second, now: later(2) })).toBe(0)
  expect(await runDueChanges({ cms: second, now: later(60) })).toBe(1)
  expect(await readState(id)).toMatchObject({ state: 'done', lastError: null })
  expect(await isPublic(document)).toBe(true)
}, 30_000)

test('one language is withdrawn, and what the languages share in a draft stays a draft', async () => {
  const { docs } = await site.cms.find({
    collection: 'timeline-entries',
    sort: 'id',
    limit: 1,
    overrideAccess: true,
  })
  const [entry] = docs
  if (!entry) throw new Error('The seed has no timeline.')
  const date = '1999-01-01T12:00:00.000Z'
  await site.cms.update({
    collection: 'timeline-entries',
    id: entry.id,
    locale: 'ru',
    draft: true,
    data: { date, title: 'Черновик' },
    overrideAccess: true,
  })
  await plan({
    container: 'timeline-entries',
    document: entry.id,
    locale: 'ru',
    action: 'unpublish',
  })
  expect(await runDueChanges({ cms: site.cms, now: later(1) })).toBe(1)
  expect(await isPublic(entry.id, 'ru')).toBe(false)
  const place = { collection: 'timeline-entries', id: entry.id, depth: 0 } as const
  const romanian = await site.cms.findByID({ ...place, locale: 'ro', overrideAccess: false })
  expect(romanian.date).toBe(entry.date)
  const draft = await site.cms.findByID({
    ...place,
    locale: 'ru',
    draft: true,
    overrideAccess: true,
  })
  expect(draft).toMatchObject({ date, title: 'Черновик' })
})

test('overdue changes of one record happen in the order of their times', async () => {
  const document = await newEntry('În ordine')
  const of = { container: 'timeline-entries', document }
  const last = await plan({ ...of, action: 'unpublish', dueAt: later(120) })
  const first = await plan(of)
  const counts = await Promise.all(
    [site.cms, second].map((cms) => runDueChanges({ cms, now: later(600) })),
  )
  if (counts.reduce((sum, count) => sum + count, 0) < 2)
    await runDueChanges({ cms: second, now: later(600) })
  expect([(await readState(first)).state, (await readState(last)).state]).toEqual(['done', 'done'])
  expect(await isPublic(document)).toBe(false)
})

test('a global is published in one language, signed by the person who planned it', async () => {
  const title = 'Titlu planificat'
  await site.cms.updateGlobal({
    slug: 'community',
    locale: 'ro',
    draft: true,
    data: { part1: { title } },
    overrideAccess: true,
  })
  await plan({ container: 'community' })
  await runDueChanges({ cms: site.cms, now: later(1) })
  const community = await site.cms.findGlobal({ slug: 'community', locale: 'ro', ...reader })
  expect(community.part1?.title).toBe(title)
  expect(community.updatedBy).toBe(admin().id)
  const query = sql`select actor_name, locale from audit_entries
    where container = 'community' and action = 'publish'`
  const { rows } = await runSql({ cms: site.cms, query })
  expect(rows).toEqual([{ actor_name: 'planificator', locale: 'ro' }])
})

test('the publish gate holds for plans as well, and the reason can be read', async () => {
  await site.cms.updateGlobal({
    slug: 'translation-settings',
    data: { gatedContainers: ['timeline-entries'] },
    overrideAccess: true,
  })
  const document = await newEntry('Ştiri cu sedilă')
  const id = await plan({ container: 'timeline-entries', document })
  expect(await runDueChanges({ cms: site.cms, now: later(1) })).toBe(0)
  expect(await isPublic(document)).toBe(false)
  const [view] = await listScheduled({
    cms: site.cms,
    container: 'timeline-entries',
    document: String(document),
  })
  expect(view?.state).toBe('failed')
  expect(view?.problem?.ro).toContain('Versiunea în română nu a fost publicată.')
  expect(view?.problem?.ru).toContain('Румынская версия не опубликована.')
  await cancelChange({ cms: site.cms, editor: getRights(admin()), id })
})

test('a record that is gone, in the trash or incomplete makes its change fail', async () => {
  const [trashed, deleted, incomplete] = [
    await newEntry('La coș'),
    await newEntry('Șters'),
    await newEntry('Neterminat'),
  ]
  const plans = [
    await plan({ container: 'timeline-entries', document: trashed }),
    await plan({ container: 'timeline-entries', document: deleted }),
    await plan({ container: 'timeline-entries', document: incomplete }),
  ]
  const place = { collection: 'timeline-entries', overrideAccess: true } as const
  const deletedAt = now.toISOString()
  await site.cms.update({ ...place, id: trashed, data: { deletedAt } })
  await site.cms.delete({ ...place, id: deleted })
  await site.cms.update({ ...place, id: incomplete, draft: true, data: { title: '' } })
  expect(await runDueChanges({ cms: site.cms, now: later(1) })).toBe(0)
  const said = await Promise.all(plans.map(async (id) => (await readState(id)).lastError ?? ''))
  expect(said[0]).toContain('mutată în coș')
  expect(said[1]).toContain('mutată în coș')
  expect(said[2]).toContain('Titlu')
  for (const id of plans) expect((await readState(id)).state).toBe('failed')
})

test('what was cancelled does not happen, and what has happened is not cancelled', async () => {
  const document = await newEntry('Anulat')
  const id = await plan({ container: 'timeline-entries', document })
  await cancelChange({ cms: site.cms, editor: getRights(admin()), id })
  expect(await runDueChanges({ cms: site.cms, now: later(1) })).toBe(0)
  expect(await isPublic(document)).toBe(false)
  const again = cancelChange({ cms: site.cms, editor: getRights(admin()), id })
  await expect(again).rejects.toMatchObject({ code: 'conflict' })
})

test('planning and cancelling are in the audit log', async () => {
  const document = await newEntry('În jurnal')
  const id = await plan({ container: 'timeline-entries', document })
  await cancelChange({ cms: site.cms, editor: getRights(admin()), id })
  const query = sql`select action, actor_name from audit_entries
    where container = 'timeline-entries' and document = ${String(document)}
      and action in ('schedule', 'cancel-schedule') order by id`
  const { rows } = await runSql({ cms: site.cms, query })
  const by = { actor_name: 'planificator' }
  expect(rows).toEqual([
    { action: 'schedule', ...by },
    { action: 'cancel-schedule', ...by },
  ])
})
