import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
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

test('a migration that fails lets go of the lock', async () => {
  const failing = () =>
    withMigrationLock({ databaseUrl, work: () => Promise.reject(new Error('no')) })
  await expect(failing()).rejects.toThrow('no')
  await expect(failing()).rejects.toThrow('no')
})
