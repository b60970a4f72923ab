import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createVisitCounter } from '@/front/visits/visit-counter'
import { createVisitStore, type VisitStore } from '@/front/visits/visit-store'
import { createVisits } from '@/front/visits/visits'
import { createDatabase } from '../helpers/database'

const day = '2026-11-21'
const stores: VisitStore[] = []
let database: Client

function openStore(): VisitStore {
  const store = createVisitStore({ url: process.env.DATABASE_URL ?? '' })
  stores.push(store)
  return store
}

/** A server of its own, with the secret of the day that all of them share. */
async function openServer() {
  const store = openStore()
  const salt = await store.salt(day)
  const now = () => new Date(`${day}T12:00:00Z`)
  return { store, counter: createVisitCounter({ getSalt: () => salt, now }) }
}

beforeAll(async () => {
  process.env.DATABASE_URL = (await createDatabase()).url
  database = new Client({ connectionString: process.env.DATABASE_URL })
  await database.connect()
})

afterAll(async () => {
  await Promise.all(stores.map((store) => store.close()))
  await database.end()
})

test('two servers count the same visitor once and every page that they showed', async () => {
  const servers = [await openServer(), await openServer()]
  for (const { counter } of servers) {
    for (const visitor of ['Ana', 'Ion', 'Vera']) counter.countPage({ path: '/ro', visitor })
    counter.countMissing({ path: '/ro/vechi', isLinkedHere: false })
  }
  servers[0]?.counter.countPage({ path: '/en', visitor: 'Ilinca' })
  servers[1]?.counter.countMissing({ path: '/ro/vechi', isLinkedHere: true })
  await Promise.all(servers.map(({ store, counter }) => store.add(counter.take())))

  const views = await database.query('select path, views::int from page_views order by path')
  expect(views.rows).toEqual([
    { path: '/en', views: 1 },
    { path: '/ro', views: 6 },
  ])
  const days = await database.query('select visitors::int from visitor_days')
  expect(days.rows).toEqual([{ visitors: 4 }])
  const missing = await database.query('select path, hits::int, is_linked_here from missing_pages')
  expect(missing.rows).toEqual([{ path: '/ro/vechi', hits: 3, is_linked_here: true }])
})

test('of a day that is over there is a number, and nothing that it came from', async () => {
  const { store, counter } = await openServer()
  await store.closeDays('2026-11-22')
  const stored = await database.query('select visitors::int, salt, sketch from visitor_days')
  expect(stored.rows).toEqual([{ visitors: 4, salt: null, sketch: null }])
  expect(await store.salt(day)).toBeNull()

  // A page that was read right before midnight still counts, its reader no more.
  counter.countPage({ path: '/ro', visitor: 'Dan' })
  await store.add(counter.take())
  const after = await database.query('select visitors::int, sketch from visitor_days')
  expect(after.rows).toEqual([{ visitors: 4, sketch: null }])
  const views = await database.query(`select views::int from page_views where path = '/ro'`)
  expect(views.rows).toEqual([{ views: 7 }])
})

test('counts of more than 13 months ago are removed, and addresses that few ask for', async () => {
  const { store, counter } = await openServer()
  await database.query(`insert into page_views (day, path, views) values ('2025-10-20', '/ro', 5)`)
  await database.query(`insert into visitor_days (day, visitors) values ('2025-10-20', 5)`)
  await store.closeDays('2026-11-22')
  const old = await database.query(
    `select day from page_views where day < '2026' union select day from visitor_days where day < '2026'`,
  )
  expect(old.rows).toEqual([])

  for (let index = 0; index < 600; index += 1) {
    counter.countMissing({ path: `/ro/${index}`, isLinkedHere: false })
  }
  await store.add(counter.take())
  const missing = await database.query('select path from missing_pages')
  expect(missing.rows).toHaveLength(500)
  expect(missing.rows).toContainEqual({ path: '/ro/vechi' })
})

test('a row that no index has room for is left out, and keeps no other from being counted', async () => {
  const { store, counter } = await openServer()
  const long = `/ro/${randomBytes(3000).toString('hex')}`
  counter.countPage({ path: long, visitor: 'Ana' })
  counter.countPage({ path: '/ro/about', visitor: 'Ana' })
  counter.countMissing({ path: long, isLinkedHere: true })
  counter.countMissing({ path: '/ro/pierdut', isLinkedHere: true })
  await store.add(counter.take())
  const views = await database.query(`select path from page_views where path like '/ro/%'`)
  expect(views.rows).toEqual([{ path: '/ro/about' }])
  const missing = await database.query(
    `select path from missing_pages where is_linked_here order by path`,
  )
  expect(missing.rows).toEqual([{ path: '/ro/pierdut' }, { path: '/ro/vechi' }])
})

/** 500 addresses, asked for `hits` times each, a month ago. */
async function fillPlaces(options: { hits: number; isLinkedHere: boolean }) {
  const { hits, isLinkedHere } = options
  await database.query('delete from missing_pages')
  await database.query(
    `insert into missing_pages (path, hits, is_linked_here, last_seen_at)
     select '/ro/plin-' || number, $1, $2, now() - interval '30 days'
     from generate_series(1, 500) as number`,
    [hits, isLinkedHere],
  )
}

async function missingHits(path: string): Promise<number | null> {
  const { rows } = await database.query<{ hits: number }>(
    'select hits::int from missing_pages where path = $1',
    [path],
  )
  return rows[0]?.hits ?? null
}

test.each([false, true])(
  'a new address adds up though all places are taken, by our own links or not: %s',
  async (isLinkedHere) => {
    await fillPlaces({ hits: 5, isLinkedHere })
    const { store, counter } = await openServer()
    for (let minute = 0; minute < 7; minute += 1) {
      counter.countMissing({ path: '/ro/nou', isLinkedHere: false })
      counter.countMissing({ path: `/ro/o-data-${minute}`, isLinkedHere: false })
      await store.add(counter.take())
    }
    expect(await missingHits('/ro/nou')).toBe(7)
    const { rows } = await database.query('select path from missing_pages')
    expect(rows).toHaveLength(500)

    // Once it is asked for more than others it stays without being among the newest.
    await database.query(
      `update missing_pages set last_seen_at = now() - interval '31 days' where path = '/ro/nou'`,
    )
    for (let index = 0; index < 150; index += 1) {
      counter.countMissing({ path: `/ro/alta-${index}`, isLinkedHere: true })
    }
    await store.add(counter.take())
    expect(await missingHits('/ro/nou')).toBe(7)
  },
)

test('an address that nobody has asked for in 90 days is forgotten', async () => {
  await fillPlaces({ hits: 90, isLinkedHere: true })
  const { store } = await openServer()
  await database.query(
    `update missing_pages set last_seen_at = case path when '/ro/plin-1'
       then timestamptz '2026-08-23 12:00Z' else timestamptz '2026-08-25 12:00Z' end`,
  )
  await store.closeDays('2026-11-22')
  expect(await missingHits('/ro/plin-1')).toBeNull()
  expect(await missingHits('/ro/plin-2')).toBe(90)
})

test('a day that could not be closed at midnight is closed a minute later', async () => {
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  await database.query(
    `insert into visitor_days (day, visitors, salt, sketch) values ($1, 3, 'key', 'AA==')`,
    [yesterday],
  )
  await database.query(`create sequence refusals`)
  await database.query(`create function refuse() returns trigger language plpgsql as
    $$ begin perform nextval('refusals'); raise 'refused'; end $$`)
  await database.query(`create trigger refuse before update on visitor_days
    for each row when (old.day = '${yesterday}') execute function refuse()`)
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const databaseUrl = process.env.DATABASE_URL ?? ''
  const visits = createVisits({ databaseUrl, siteUrl: 'http://localhost:3000' })
  /** What a query says after another minute. */
  const later = async (query: string) => {
    vi.advanceTimersByTime(60 * 1000)
    return (await database.query<Record<string, unknown>>(query)).rows
  }
  const patience = { timeout: 10_000 }
  try {
    const refused = () => later('select is_called from refusals')
    await expect.poll(refused, patience).toEqual([{ is_called: true }])
    await database.query('drop trigger refuse on visitor_days')
    const stored = () =>
      later(`select visitors::int, salt, sketch from visitor_days where day = '${yesterday}'`)
    await expect.poll(stored, patience).toEqual([{ visitors: 3, salt: null, sketch: null }])
  } finally {
    vi.useRealTimers()
    await visits.stop()
  }
})
