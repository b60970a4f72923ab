import { sql } from '@payloadcms/db-postgres'
import { afterAll, expect, test } from 'vitest'
import { closeLimitDatabase, limitQuery } from '@/auth/limits/limit-database'
import { removeExpiredCounters } from '@/auth/limits/remove-expired'
import { removeOldAnnouncements } from '@/cms/changes/remove-old'
import { runSql } from '@/lib/run-sql'
import { useCms } from '../helpers/cms'

const site = useCms()
const now = new Date()

afterAll(closeLimitDatabase)

test('expired counters go, more than one portion of them, and others stay', async () => {
  const { cms } = site
  expect(await removeExpiredCounters({ cms, now })).toBe(0)
  const text = `insert into auth_limits.counters (key, points, expire)
    select 'made up ' || number, 1, $1::bigint from generate_series(1, 10001) as number
    union all select 'in use', 1, $2::bigint`
  await limitQuery({ text, values: [now.getTime() - 1, now.getTime() + 1] })
  expect(await removeExpiredCounters({ cms, now })).toBe(10_001)
  const { rows } = await limitQuery({ text: 'select key from auth_limits.counters' })
  expect(rows).toEqual([{ key: 'in use' }])
})

test('announcements go after a week', async () => {
  const { cms } = site
  await removeOldAnnouncements({ cms, now: new Date(now.getTime() + 10 * 24 * 3600_000) })
  const query = sql`insert into content_changes (tag, announced_at) values
    ('old', ${now.toISOString()}::timestamptz - interval '8 days'),
    ('new', ${now.toISOString()}::timestamptz - interval '6 days')`
  await runSql({ cms, query })
  expect(await removeOldAnnouncements({ cms, now })).toBe(1)
  const { rows } = await runSql({ cms, query: sql`select tag from content_changes` })
  expect(rows).toEqual([{ tag: 'new' }])
})
