import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { endGroup } from '../../src/dev/processes/child'
import { freePort } from '../../src/dev/processes/free-port'
import { plainGet } from '../../tests/helpers/plain-get'
import { because } from '../../tests/helpers/skip-reason'
import { renderComposeNginx } from './compose-nginx'
import { findProgram } from './program'

const nginx = findProgram('nginx')
const needsNginx = because('nginx is not installed')
const forAll = { 'cache-control': 'public, max-age=0, must-revalidate', etag: '"1"' }

type Exchange = { req: IncomingMessage; res: ServerResponse }

/** A stand-in for an instance of the app, and what it was asked. */
async function openApp(answer: (exchange: Exchange) => void) {
  const asked: IncomingMessage[] = []
  const port = await freePort()
  const server = createServer((req, res) => {
    asked.push(req)
    answer({ req, res })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  onTestFinished(close)
  return { port, asked, close }
}

/** The address of the nginx of docker-compose.yml in front of instances. */
async function openNginx(options: { instances: number[]; hasPageCache: boolean }): Promise<string> {
  return (await openLoggingNginx(options)).origin
}

/** The same, and the folder that its log lies in. */
async function openLoggingNginx(options: { instances: number[]; hasPageCache: boolean }) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'compose-nginx-'))
  // The worker gives root away and still has to enter.
  chmodSync(folder, 0o755)
  const port = await freePort()
  const file = renderComposeNginx({ ...options, folder, port, healthPort: await freePort() })
  const child = spawn(nginx ?? '', ['-p', folder, '-c', file], { detached: true, stdio: 'ignore' })
  onTestFinished(async () => {
    await endGroup({ child, stopWith: 'SIGTERM' })
    rmSync(folder, { recursive: true, force: true })
  })
  const origin = `http://127.0.0.1:${port}`
  const answers = () => plainGet({ origin, path: '/internal/' }).then(({ status }) => status)
  await expect.poll(() => answers().catch(() => 0), { timeout: 10_000, interval: 20 }).toBe(404)
  return { origin, folder }
}

function text({ body }: { body: Buffer }): string {
  return body.toString('utf8')
}

// Where nginx is not installed, check-compose.test.ts still reads the file.
describe.skipIf(!nginx)('the nginx of docker-compose.yml', needsNginx, () => {
  test('goes on to the next instance, and says in three languages that there is none', async () => {
    const names = ['first', 'second']
    const apps = []
    for (const name of names) apps.push(await openApp(({ res }) => res.end(name)))
    const origin = await openNginx({ instances: apps.map(({ port }) => port), hasPageCache: false })
    const page = () => plainGet({ origin, path: '/ro' })
    const seen = new Set([text(await page()), text(await page())])
    expect([...seen].sort()).toEqual(names)
    expect(apps[0]?.asked[0]?.headers).toMatchObject({
      host: new URL(origin).host,
      'x-forwarded-for': '127.0.0.1',
    })
    expect(apps[0]?.asked[0]?.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/)

    await apps[0]?.close()
    for (let visit = 0; visit < 4; visit += 1) expect(text(await page())).toBe('second')
    await apps[1]?.close()
    const answer = await page()
    expect(answer.status).toBe(503)
    expect(answer.headers['retry-after']).toBe('5')
    expect(text(answer)).toMatch(/Site-ul revine[^]*The site will[^]*Сайт вернётся/)
  })

  test('readers wait two seconds for a frozen instance, a few of them and once', async () => {
    const frozen = await openApp(() => undefined)
    const app = await openApp(({ res }) => res.end('page'))
    const instances = [frozen.port, app.port]
    const origin = await openNginx({ instances, hasPageCache: false })
    for (let visit = 0; visit < 20; visit += 1) {
      expect(text(await plainGet({ origin, path: '/ro' }))).toBe('page')
    }
    expect(frozen.asked).toHaveLength(2)
  }, 30_000)

  test('a page that takes its time arrives, and a form is sent once', async () => {
    const times: number[] = []
    const slow = ({ req, res }: Exchange) => {
      times.push(Date.now())
      // Both have been asked for two seconds each by then, and are asked again.
      const delay = req.method === 'POST' || times.length > 2 ? 3000 : 8000
      setTimeout(() => res.end('late'), delay)
    }
    const apps = [await openApp(slow), await openApp(slow)]
    const origin = await openNginx({ instances: apps.map(({ port }) => port), hasPageCache: false })
    expect(text(await plainGet({ origin, path: '/en/never-made' }))).toBe('late')
    expect(times).toHaveLength(3)
    const sent = await fetch(`${origin}/contact`, { method: 'POST', body: 'x' })
    expect(await sent.text()).toBe('late')
    expect(times).toHaveLength(4)
    // Neither is left out for what it was late with.
    for (const { asked } of apps) expect(asked.length).toBeGreaterThan(0)
  }, 30_000)

  test('an instance that refuses a body on its way goes on answering readers', async () => {
    const refusing = (name: string) => (exchange: Exchange) => {
      if (exchange.req.method === 'POST') exchange.req.socket.destroy()
      else exchange.res.end(name)
    }
    const apps = [await openApp(refusing('first')), await openApp(refusing('second'))]
    const instances = apps.map(({ port }) => port)
    const origin = await openNginx({ instances, hasPageCache: false })
    for (const address of ['/api/media', '/admin/login', '/api/workplace/content/import']) {
      const sent = await fetch(`${origin}${address}`, { method: 'POST', body: 'x' })
      expect(sent.status, address).toBe(503)
    }
    for (const asked of ['/api/media', '/contact', '/ro']) {
      const seen = [
        await plainGet({ origin, path: asked }),
        await plainGet({ origin, path: asked }),
      ]
      expect(seen.map(text).sort(), asked).toEqual(['first', 'second'])
    }
  })

  test('logs no code of a link', async () => {
    const app = await openApp(({ res }) => res.end())
    const { origin, folder } = await openLoggingNginx({
      instances: [app.port],
      hasPageCache: false,
    })
    const addresses = ['/admin/reset/0a1b2c', '/preview/shared/0a1b2c', '/ro?token=0a1b2c']
    for (const asked of addresses) await plainGet({ origin, path: asked })
    await app.close()
    for (const asked of addresses) await plainGet({ origin, path: asked })
    const log = path.join(folder, 'access.log')
    const paths = () =>
      [...readFileSync(log, 'utf8').matchAll(/"path":"([^"]*)"/g)].map(([, one]) => one)
    await expect
      .poll(paths, { timeout: 10_000 })
      .toEqual(expect.arrayContaining(['/admin/reset/[token]', '/preview/shared/[token]', '/ro']))
    await expect
      .poll(() => readFileSync(log, 'utf8'), { timeout: 10_000 })
      .toContain('"status":503')
    for (const name of ['access.log', 'error.log']) {
      expect(readFileSync(path.join(folder, name), 'utf8')).not.toContain('0a1b2c')
    }
  }, 30_000)

  test('keeps no page unless it is told to', async () => {
    const app = await openApp(({ res }) => res.writeHead(200, forAll).end('page'))
    const origin = await openNginx({ instances: [app.port], hasPageCache: false })
    for (let visit = 0; visit < 3; visit += 1) await plainGet({ origin, path: '/ro' })
    expect(app.asked).toHaveLength(3)
  })
})

describe.skipIf(!nginx)('its page cache', needsNginx, () => {
  test('asks the app once for a form of a page, and tells readers what the app says', async () => {
    const app = await openApp(({ req, res }) => {
      res.writeHead(200, { ...forAll, vary: 'rsc, Accept-Encoding' })
      res.end(req.headers['accept-encoding'])
    })
    const origin = await openNginx({ instances: [app.port], hasPageCache: true })
    for (const [accepted, form] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['br;q=1.0, *;q=0.1', 'br'],
      ['deflate, gzip', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['zstd, brotli', 'identity'],
    ] as const) {
      const headers = { 'accept-encoding': accepted }
      const answer = await plainGet({ origin, path: '/ro/about', headers })
      expect(text(answer), accepted).toBe(form)
      expect(answer.headers).toMatchObject({ ...forAll, vary: 'rsc, Accept-Encoding' })
    }
    // A slow machine may need more than a second, after which each form is asked for again.
    expect(app.asked.length).toBeLessThan(5)
    const known = { 'accept-encoding': 'br', 'if-none-match': forAll.etag }
    expect(await plainGet({ origin, path: '/ro/about', headers: known })).toMatchObject({
      status: 304,
    })
  })

  test.each<{ what: string; path?: string; method?: 'HEAD'; headers?: Record<string, string> }>([
    { what: 'a query', path: '/ro?x=1' },
    { what: 'the address of all languages', path: '/' },
    { what: 'a member', path: '/ro/members/11111111-2222-4333-8444-555555555555' },
    { what: 'a call of the API', path: '/api/globals/site' },
    { what: 'the headers alone', method: 'HEAD' },
    { what: 'data for an open tab', headers: { rsc: '1' } },
    { what: 'a page fetched ahead', headers: { 'next-router-prefetch': '1' } },
    { what: 'a draft', headers: { cookie: 'a=b; __prerender_bypass=x' } },
    { what: 'a part', headers: { range: 'bytes=0-1' } },
  ])('passes on $what', async ({ what: _what, path: asked = '/ro', ...request }) => {
    const app = await openApp(({ res }) => res.writeHead(200, forAll).end('page'))
    const origin = await openNginx({ instances: [app.port], hasPageCache: true })
    await plainGet({ origin, path: '/ro' })
    for (let visit = 0; visit < 3; visit += 1) await plainGet({ origin, path: asked, ...request })
    expect(app.asked).toHaveLength(4)
    expect(app.asked.at(-1)?.method).toBe(request.method ?? 'GET')
  })

  test.each([
    { 'cache-control': 'no-store' },
    { 'cache-control': 'private, no-cache, no-store, max-age=0, must-revalidate' },
    { ...forAll, 'set-cookie': 'a=b' },
  ])('keeps nothing that comes with %o', async (headers) => {
    const app = await openApp(({ res }) => res.writeHead(200, headers).end('page'))
    const origin = await openNginx({ instances: [app.port], hasPageCache: true })
    for (let visit = 0; visit < 3; visit += 1) await plainGet({ origin, path: '/ro' })
    expect(app.asked).toHaveLength(3)
  })

  test('shows an edit after a second, and what was last seen while the app is away', async () => {
    const state = { etag: '"1"', status: 200 }
    const app = await openApp(({ req, res }) => {
      const { etag, status } = state
      if (status === 200 && req.headers['if-none-match'] === etag) {
        res.writeHead(304, { ...forAll, etag }).end()
      } else if (status === 200) res.writeHead(200, { ...forAll, etag }).end(etag)
      else res.writeHead(status, { 'cache-control': 'no-store' }).end(String(status))
    })
    const origin = await openNginx({ instances: [app.port], hasPageCache: true })
    const page = () => plainGet({ origin, path: '/ro' }).then(text)
    const wait = { timeout: 5000, interval: 50 }
    expect(await page()).toBe('"1"')
    // Renewed without being sent again.
    await expect
      .poll(async () => {
        await page()
        return app.asked.filter(({ headers }) => headers['if-none-match'] === '"1"').length
      }, wait)
      .toBeGreaterThan(0)
    state.etag = '"2"'
    await expect.poll(page, wait).toBe('"2"')
    state.status = 503
    const before = app.asked.length
    await expect
      .poll(async () => ((await page()) === '"2"' ? app.asked.length : -1), wait)
      .toBeGreaterThan(before)
    state.status = 404
    await expect.poll(page, wait).toBe('404')
    await app.close()
    await expect.poll(async () => (await plainGet({ origin, path: '/ro' })).status, wait).toBe(404)
  }, 30_000)
})
