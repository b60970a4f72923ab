import { sql } from '@payloadcms/db-postgres'
import { expect, test } from 'vitest'
import { readNumbers } from '@/features/community-numbers/read-numbers'
import { runSql } from '@/lib/run-sql'
import { useCms } from '../helpers/cms'

const site = useCms()

test('the day on which counting began is no whole day', async () => {
  const count = (day: string, visitors: number) =>
    runSql({
      cms: site.cms,
      query: sql`insert into visitor_days (day, visitors) values (${day}, ${visitors})`,
    })
  const readers = async () => {
    const now = new Date('2026-05-04T09:00:00Z')
    const countAccounts = () => Promise.resolve(0)
    return (await readNumbers({ cms: site.cms, countAccounts, now })).readers
  }
  await count('2026-05-01', 3)
  expect(await readers()).toBeNull()
  await count('2026-05-02', 100)
  await count('2026-05-03', 200)
  expect(await readers()).toBe(150)
})
