import { expect, type APIRequestContext } from '@playwright/test'
import { openEditorClient } from '../helpers/editor-client'
import { test } from '../helpers/own-site'
import { withDatabase } from '../helpers/site-database'
import { sitePages } from '../helpers/site-pages'

// What an earlier file published may still be on its way to a page, and would look like a change.
test.use({ siteName: 'outage', front: 'whole' })

const visited = sitePages.filter(({ isKept }) => isKept).map(({ address }) => address)

function getStatus({ request, path }: { request: APIRequestContext; path: string }) {
  return request.get(path, { maxRedirects: 0 }).then((response) => response.status())
}

/** What a page says to readers, without its markup. */
async function readText({
  request,
  path,
}: {
  request: APIRequestContext
  path: string
}): Promise<string> {
  const response = await request.get(path)
  expect(response.status(), path).toBe(200)
  const main = /<main.*<\/main>/s.exec(await response.text())?.[0] ?? ''
  return main.replace(/<!--.*?-->|<[^>]*>/gs, '')
}

test('readers keep what was served while the database is away, and all is well after it', async ({
  site,
  request,
  page,
}) => {
  test.setTimeout(120_000)
  const before = new Map<string, string>()
  for (const path of visited) before.set(path, await readText({ request, path }))

  await site.stopDatabase()
  try {
    for (const path of visited) {
      expect(await readText({ request, path }), path).toBe(before.get(path))
    }
    expect(await getStatus({ request, path: '/' })).toBe(200)
    // Cached pages need no database, so it must not matter how often they are asked for.
    for (let round = 0; round < 5; round += 1) {
      expect(await getStatus({ request, path: '/ro' })).toBe(200)
    }

    for (const [locale, text] of [
      ['ro', 'Site-ul nu poate afișa acum această pagină.'],
      ['en', 'The site cannot show this page right now.'],
      ['ru', 'Сейчас сайт не может показать эту страницу.'],
    ] as const) {
      const path = `/${locale}/proj/never-visited`
      const response = await page.goto(path)
      expect(response?.status()).toBe(503)
      expect(Number(response?.headers()['retry-after'])).toBeGreaterThan(0)
      expect(response?.headers()['cache-control']).toContain('no-store')
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.getByText(text)).toBeVisible()
    }

    expect(await getStatus({ request, path: '/healthz/live' })).toBe(200)
    const ready = await request.get('/healthz/ready')
    expect(ready.status()).toBe(200)
    expect(await ready.json()).toMatchObject({ status: 'degraded', database: 'down' })
  } finally {
    await site.startDatabase()
  }

  const recovery = { timeout: 10_000, intervals: [100] }
  await expect
    .poll(() => getStatus({ request, path: '/ro/proj/never-visited' }), recovery)
    .toBe(404)
  await expect
    .poll(async () => (await request.get('/healthz/ready')).text(), recovery)
    .toContain('"status":"ok"')
  for (const path of visited) expect(await readText({ request, path }), path).toBe(before.get(path))
})

// Whatever else the machine does: a page comes, not how soon.
const patience = { timeout: 40_000, intervals: [100] }

test('a publish right before the database stops is never an error for readers', async ({
  site,
  request,
}) => {
  test.setTimeout(120_000)
  const title = 'Scris chiar înainte'
  for (const path of visited) await readText({ request, path })
  const editor = await openEditorClient(site)
  const path = '/api/globals/community'
  await editor.publish({ path, locale: 'ro', data: { head: { title } } })
  await editor.publish({ path: '/api/globals/site', locale: 'ro', data: { tagline: 'Altfel' } })
  await site.stopDatabase()
  try {
    for (let round = 0; round < 3; round += 1) {
      for (const address of visited) {
        expect(await getStatus({ request, path: address }), address).toBe(200)
      }
    }
  } finally {
    await site.startDatabase()
  }
  await expect.poll(() => readText({ request, path: '/ro/community' }), patience).toContain(title)

  const after = 'Scris după pană'
  await expect
    .poll(() => getStatus({ request, path: '/api/editors/me' }), { timeout: 10_000 })
    .toBe(200)
  await editor.publish({ path, locale: 'ro', data: { head: { title: after } } })
  await expect.poll(() => readText({ request, path: '/ro/community' }), patience).toContain(after)
  await editor.close()
})

test('a page that could not be read right after a publish comes when that is over', async ({
  site,
  request,
}) => {
  test.setTimeout(120_000)
  const title = 'Scris înainte de pauză'
  // Another try of this test has a site of its own, which nobody has read.
  await readText({ request, path: '/ro/community' })
  const editor = await openEditorClient(site)
  await withDatabase(site, async (database) => {
    // Who asks for the table while it is being written has it before anyone who comes later to read.
    await database.query(`create function dawdle() returns trigger language plpgsql as
      $$ begin perform pg_sleep(2); return new; end $$`)
    await database.query(`create constraint trigger dawdle after update on community
      deferrable initially deferred for each row execute function dawdle()`)
    const publishing = editor.publish({
      ...{ path: '/api/globals/community', locale: 'ro', data: { head: { title } } },
    })
    const isWritten = `select 1 from pg_locks
      where relation = 'community'::regclass and mode = 'RowExclusiveLock' and granted`
    await expect.poll(async () => (await database.query(isWritten)).rowCount).toBeGreaterThan(0)
    await database.query('begin')
    await database.query('lock table community in access exclusive mode')
    await publishing
    // Longer than a query may take.
    await database.query('select pg_sleep(12)')
    expect(await readText({ request, path: '/ro/community' })).not.toContain(title)
    await database.query('rollback')
  })
  await expect.poll(() => readText({ request, path: '/ro/community' }), patience).toContain(title)
  await editor.close()
})
