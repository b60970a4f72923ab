import { setTimeout as sleep } from 'node:timers/promises'
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
} from 'payload'
import { Client } from 'pg'
import type { ContentMigration } from '@/cms/content-migration'
import { withoutDeadlines } from '@/cms/database/pool-deadlines'
import { skipTracking } from '@/features/translation/skip-tracking'
import { refuseOldDatabase } from './database-version'

// Any number, the same in every process of this product; PostgreSQL locks by it.
const lockKey = 7_403_117

/** How long to wait before asking for the lock again, in milliseconds. */
const retryMs = 200

/**
 * Runs `work` while this process holds the database's migration lock, so that several instances
 * starting at once migrate one after the other, and take the time they need.
 * @throws Error where the database is too old for the site; `work` is not begun then
 */
export async function withMigrationLock({
  databaseUrl,
  work,
}: {
  databaseUrl: string
  work: () => Promise<void>
}): Promise<void> {
  // The lock is on a connection that says nothing meanwhile, which a network may forget.
  const client = new Client({ connectionString: databaseUrl, keepAlive: true })
  await client.connect()
  try {
    await refuseOldDatabase(client)
    // In a transaction, for which a pooler keeps the connection, and the lock with it, for this process
    // alone. It touches nothing else and, as the key is no parameter, keeps no snapshot between its
    // statements: no migration waits for it.
    await client.query('begin isolation level read committed')
    await client.query('set local idle_in_transaction_session_timeout = 0')
    await client.query('set local transaction_timeout = 0')
    await obtainLock(client)
    await withoutDeadlines(work)
    await client.query('commit')
  } finally {
    await client.end()
  }
}

/**
 * Asks again and again: a statement that waited would keep its snapshot, for which an index that the
 * other process makes concurrently waits in turn, for ever.
 * @throws Error when the connection is lost meanwhile
 */
async function obtainLock(client: Client): Promise<void> {
  // Between two queries an error would end the process; the next query says the same.
  const ignore = () => undefined
  client.on('error', ignore)
  try {
    while (!(await isObtained(client))) await sleep(retryMs)
  } finally {
    client.off('error', ignore)
  }
}

async function isObtained(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>(
    `select pg_try_advisory_xact_lock(${lockKey}) as held`,
  )
  return rows[0]?.held === true
}

async function runOnce({ cms, migration }: { cms: Payload; migration: ContentMigration }) {
  const { totalDocs } = await cms.count({
    collection: 'content-migrations',
    where: { name: { equals: migration.name } },
    overrideAccess: true,
  })
  if (totalDocs > 0) return false

  // The desk looks at all texts together when the migrations are done.
  const req = await createLocalReq({ context: { ...skipTracking } }, cms)
  await initTransaction(req)
  try {
    await migration.run({ cms, req })
    await cms.create({
      collection: 'content-migrations',
      data: { name: migration.name },
      overrideAccess: true,
      req,
    })
    await commitTransaction(req)
  } catch (error) {
    await killTransaction(req)
    throw error
  }
  cms.logger.info(`content migration ${migration.name} done`)
  return true
}

/**
 * Runs the content migrations that this database has not had yet, each in one transaction; tells
 * whether there were any.
 */
export async function runContentMigrations({
  cms,
  migrations,
}: {
  cms: Payload
  migrations: ContentMigration[]
}): Promise<boolean> {
  let isChanged = false
  for (const migration of migrations) {
    const hasRun = await runOnce({ cms, migration })
    isChanged ||= hasRun
  }
  return isChanged
}

/** Creates the first editor, an administrator, when there is none yet. */
export async function ensureFirstEditor({
  cms,
  email,
  password,
}: {
  cms: Payload
  email: string
  password: string
}): Promise<void> {
  const { totalDocs } = await cms.count({ collection: 'editors', overrideAccess: true })
  if (totalDocs > 0) return
  await cms.create({
    collection: 'editors',
    data: { email, password, name: 'Administrator', role: 'admin' },
    overrideAccess: true,
  })
  cms.logger.info('first editor created')
}
