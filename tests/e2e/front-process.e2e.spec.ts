import { expect } from '@playwright/test'
import { sitePages } from '../helpers/site-pages'
import { plainGet } from '../helpers/plain-get'
import { test as siteTest } from '../helpers/own-site'
import { startSecondServer } from '../helpers/second-server'
import { withUndo } from '../../src/dev/processes/undo'

const wait = { timeout: 60_000, intervals: [50] }
const pages = sitePages.filter(({ isKept }) => isKept).map(({ address }) => address)

type Server = Awaited<ReturnType<typeof startSecondServer>>

const test = siteTest.extend<object, { server: Server }>({
  /** A site for this file alone, on the database of its own site. */
  server: [
    ({ site }, use) =>
      withUndo(async (defer) => {
        const server = await startSecondServer({ env: site.env })
        defer(server.stop)
        await expect.poll(() => getStatus(server, '/healthz/ready'), wait).toBe(200)
        await use(server)
      }),
    { scope: 'worker', timeout: 120_000 },
  ],
})

// The application is killed and frozen here, which must not meet the tests of another file.
test.use({ siteName: 'front-process', front: 'nothing' })
test.describe.configure({ timeout: 180_000 })

/** Reads the pages one after the other until it is stopped. */
function readOn({ origin }: Server) {
  const failures: string[] = []
  let asked = 0
  let isOver = false
  async function read(): Promise<void> {
    while (!isOver) {
      const path = pages[(asked += 1) % pages.length] ?? '/ro'
      await plainGet({ origin, path }).then(
        ({ status }) => status !== 200 && failures.push(`${path}: ${status}`),
        (error: unknown) => failures.push(`${path}: ${String(error)}`),
      )
    }
  }
  const readers = [read(), read(), read(), read()]
  return {
    asked: () => asked,
    async stop() {
      isOver = true
      await Promise.all(readers)
      return failures
    },
  }
}

async function getStatus(server: Server, path: string): Promise<number> {
  return (await plainGet({ origin: server.origin, path })).status
}

test('an instance is ready when the pages of the site are in memory', async ({ server }) => {
  process.kill(server.appPid, 'SIGSTOP')
  try {
    for (const path of pages) expect(await getStatus(server, path), path).toBe(200)
  } finally {
    process.kill(server.appPid, 'SIGCONT')
  }
})

test('readers notice nothing when the application is killed, and it comes back', async ({
  server,
}) => {
  const lost = server.appPid
  const reading = readOn(server)
  await expect.poll(reading.asked, wait).toBeGreaterThan(100)
  process.kill(lost, 'SIGKILL')
  await expect.poll(() => server.appPid, wait).not.toBe(lost)
  await expect.poll(() => getStatus(server, '/api/editors/me'), wait).toBe(200)
  expect(await reading.stop()).toEqual([])
})

test('while the application is away, calls and other pages are told so in the reader’s language', async ({
  server,
}) => {
  process.kill(server.appPid, 'SIGSTOP')
  try {
    const { origin } = server
    const ready = async () => {
      const { body } = await plainGet({ origin, path: '/healthz/ready' })
      return body.toString()
    }
    await expect.poll(ready, wait).toContain('"app":"down"')
    const call = await plainGet({
      origin,
      path: '/usermeta',
      headers: { 'accept-language': 'ru' },
    })
    expect(call.status).toBe(503)
    expect(Number(call.headers['retry-after'])).toBeGreaterThan(0)
    expect(JSON.parse(call.body.toString())).toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('Сейчас'),
    })
    for (const path of ['/ru/proj/never-visited', '/admin']) {
      const headers = { accept: 'text/html', 'accept-language': 'ru' }
      const page = await plainGet({ origin, path, headers })
      expect(page.status, path).toBe(503)
      expect(Number(page.headers['retry-after']), path).toBeGreaterThan(0)
      expect(page.body.toString(), path).toContain('<html lang="ru">')
    }
  } finally {
    process.kill(server.appPid, 'SIGCONT')
  }
  await expect.poll(() => getStatus(server, '/api/editors/me'), wait).toBe(200)
  expect(await getStatus(server, '/ru/proj/never-visited')).toBe(404)
})

test('the application by itself serves the site, for debugging', async ({ server }) => {
  const { appUrl: origin } = server
  const get = (path: string) => plainGet({ origin, path })
  for (const path of ['/ro', '/ru/about', '/en/auth', '/admin/login', '/sitemap.xml']) {
    expect((await get(path)).status, path).toBe(200)
  }
  const { body } = await get('/ro')
  expect(body.toString()).toContain('<html lang="ro"')
  const [file = ''] = /\/_next\/static\/[^"]+\.css/.exec(body.toString()) ?? []
  expect((await get(file)).status, file).toBe(200)
  expect((await get('/ro/nope')).status).toBe(404)
  expect((await get('/internal/state')).status).not.toBe(200)
})

test('what the two say to each other is for nobody else', async ({ site, server }) => {
  for (const path of ['/internal/state', '/internal/live', '/internal/revalidate']) {
    const headers = { 'x-internal-secret': site.env.INTERNAL_SECRET ?? '' }
    expect((await plainGet({ origin: server.origin, path, headers })).status, path).toBe(404)
  }
})
