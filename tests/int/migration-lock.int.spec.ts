import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { withMigrationLock } from '@/startup/migrate'
import { createDatabase, dropDatabase, withClient } from '../../src/dev/postgres/database'

const { TEST_DATABASE_URL: serverUrl = '' } = process.env
const name = `int_${randomBytes(6).toString('hex')}`
let databaseUrl = ''

beforeAll(async () => {
  databaseUrl = await createDatabase({ serverUrl, name })
})

afterAll(() => dropDatabase({ serverUrl, name }))

/** The address of the same database, which says for its connections that it is of an older version. */
async function actingAsVersion(version: { number: string; name: string }): Promise<string> {
  await withClient(databaseUrl, (client) =>
    client.query(`
      create schema older;
      create function older.current_setting(setting text) returns text language sql return
        case setting when 'server_version_num' then '${version.number}' else '${version.name}' end;
    `),
  )
  const url = new URL(databaseUrl)
  url.searchParams.set('options', '-c search_path=older,pg_catalog')
  return url.href
}

test('nothing is migrated on a version of PostgreSQL that lacks what the site needs', async () => {
  const work = vi.fn(() => Promise.resolve())
  const older = await actingAsVersion({ number: '160009', name: '16.9' })
  await expect(withMigrationLock({ databaseUrl: older, work })).rejects.toThrow(
    'The site needs PostgreSQL 17 or newer; this database is of version 16.9.',
  )
  expect(work).not.toHaveBeenCalled()
})

test('the lock is held in a transaction, by which a pooler keeps the connection for it', async () => {
  const holders = () =>
    withClient(databaseUrl, async (client) => {
      const { rows } = await client.query<{ state: string; xmin: string | null }>(`
        select state, backend_xmin as xmin from pg_stat_activity join pg_locks using (pid)
        where locktype = 'advisory' and objid = 7403117 and granted`)
      return rows
    })
  const seen: unknown[] = []
  const work = async () => {
    seen.push(...(await holders()))
    // What a migration may do waits for no snapshot of it.
    await withClient(databaseUrl, async (client) => {
      await client.query('create table things (id int)')
      await client.query('create index concurrently thing_ids on things (id)')
    })
  }
  await withMigrationLock({ databaseUrl, work })
  expect(seen).toEqual([{ state: 'idle in transaction', xmin: null }])
  expect(await holders()).toEqual([])
})

const soon = { timeout: 10_000, interval: 20 }

/** The connections of processes that have, or want, the lock. */
async function asking(): Promise<number> {
  return withClient(databaseUrl, async (client) => {
    const { rowCount } = await client.query(`
      select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and query like '%advisory_xact_lock(7403117)%'`)
    return rowCount ?? 0
  })
}

/** Another process that has the lock. */
async function holdLock(): Promise<Client> {
  const holder = new Client({ connectionString: databaseUrl, application_name: 'holder' })
  await holder.connect()
  await holder.query('begin')
  await holder.query('select pg_advisory_xact_lock(7403117)')
  return holder
}

test('who waits for the lock holds up nothing that the migration does', async () => {
  const order: string[] = []
  const next: { waiting?: Promise<void> } = {}
  await withMigrationLock({
    databaseUrl,
    work: async () => {
      const work = () => Promise.resolve(void order.push('second'))
      next.waiting = withMigrationLock({ databaseUrl, work })
      await expect.poll(asking, soon).toBe(2)
      await withClient(databaseUrl, async (client) => {
        await client.query("set statement_timeout = '5s'")
        await client.query('create table plain_things (id int)')
        await client.query('create index concurrently plain_ids on plain_things (id)')
        const { rows } = await client.query(`select backend_xmin from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid() and backend_xmin is not null`)
        expect(rows).toEqual([])
      })
      order.push('first')
    },
  })
  await next.waiting
  expect(order).toEqual(['first', 'second'])
})

test('who waits goes on where the process that had the lock dies', async () => {
  const holder = await holdLock()
  const work = vi.fn(() => Promise.resolve())
  const waiting = withMigrationLock({ databaseUrl, work })
  await expect.poll(asking, soon).toBe(2)
  expect(work).not.toHaveBeenCalled()
  await holder.end()
  await waiting
  expect(work).toHaveBeenCalledOnce()
})

test('who waits and loses the database is told so, and migrates nothing', async () => {
  const holder = await holdLock()
  onTestFinished(() => holder.end())
  const work = vi.fn(() => Promise.resolve())
  const waiting = withMigrationLock({ databaseUrl, work })
  const ending = expect(waiting).rejects.toThrow(/terminat|connection/i)
  await expect.poll(asking, soon).toBe(2)
  await withClient(databaseUrl, (client) =>
    client.query(`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name <> 'holder' and pid <> pg_backend_pid()
        and query like '%advisory_xact_lock(7403117)%'`),
  )
  await ending
  expect(work).not.toHaveBeenCalled()
})

test('a migration that fails lets go of the lock', async () => {
  const failing = () =>
    withMigrationLock({ databaseUrl, work: () => Promise.reject(new Error('no')) })
  await expect(failing()).rejects.toThrow('no')
  await expect(failing()).rejects.toThrow('no')
})
