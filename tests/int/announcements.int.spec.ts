import { sql } from '@payloadcms/db-postgres'
import { commitTransaction, createLocalReq, initTransaction, killTransaction } from 'payload'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { changeChannel } from '@/cms/changes/change-channel'
import { releaseDayJob } from '@/features/legal/notices/jobs'
import { runSql } from '@/lib/run-sql'
import { useCms } from '../helpers/cms'

const site = useCms()
const heard: string[] = []
let listener: Client | undefined

beforeAll(async () => {
  listener = new Client({ connectionString: process.env.DATABASE_URL })
  await listener.connect()
  listener.on('notification', ({ payload }) => {
    if (payload) heard.push(payload)
  })
  await listener.query(`listen ${changeChannel}`)
})

afterAll(async () => {
  await listener?.end()
})

beforeEach(() => {
  heard.length = 0
})

/** Everything sent before this has arrived: notices keep their order. */
async function settle() {
  await listener?.query('select 1')
  await listener?.query('select 1')
}

const change = { slug: 'site', locale: 'ro', depth: 0, overrideAccess: true } as const

test('a published change is announced by its tag', async () => {
  await site.cms.updateGlobal({ ...change, data: { tagline: 'Unu', _status: 'published' } })
  await settle()
  expect(heard).toContain('site')
})

test('it is announced when the transaction commits, not before', async () => {
  const req = await createLocalReq({}, site.cms)
  await initTransaction(req)
  await site.cms.updateGlobal({ ...change, data: { tagline: 'Doi', _status: 'published' }, req })
  await settle()
  expect(heard).toEqual([])
  await commitTransaction(req)
  await settle()
  expect(heard).toContain('site')
})

test('what is rolled back is never announced', async () => {
  const req = await createLocalReq({}, site.cms)
  await initTransaction(req)
  await site.cms.updateGlobal({ ...change, data: { tagline: 'Trei', _status: 'published' }, req })
  await killTransaction(req)
  await settle()
  expect(heard).toEqual([])
})

test('a deletion is announced', async () => {
  const { docs } = await site.cms.find({
    collection: 'timeline-entries',
    limit: 1,
    overrideAccess: true,
  })
  const [entry] = docs
  if (!entry) throw new Error('The seed has timeline entries.')
  await site.cms.delete({ collection: 'timeline-entries', id: entry.id, overrideAccess: true })
  await settle()
  expect(heard).toContain('timeline-entries')
})

test.each([
  // By the clock of Chișinău, two hours ahead in winter.
  ['on its day, from the beginning of it', '2031-02-28T22:00:00.000Z', true],
  ['on the day before, to the end of it', '2031-02-28T21:59:59.000Z', false],
  ['a week later', '2031-03-07T22:00:00.000Z', false],
])('a release that comes into force is announced %s', async (_, now, isAnnounced) => {
  const query = sql`update legal_documents set release_date = '2031-03-01T12:00:00Z'
    where id = (select min(id) from legal_documents)`
  await runSql({ cms: site.cms, query })
  await releaseDayJob.run({ cms: site.cms, now: new Date(now) })
  await settle()
  expect(heard.includes('legal-documents')).toBe(isAnnounced)
})
