import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { jwtSign } from 'payload'
import { describe, expect, onTestFinished, test } from 'vitest'
import { endGroup } from '../src/dev/processes/child'
import { freePort } from '../src/dev/processes/free-port'
import { plainGet } from '../tests/helpers/plain-get'
import { because } from '../tests/helpers/skip-reason'
import { findProgram } from './bench/program'
import { frontSecret, startFront } from './differential/front-process'

const polling = { timeout: 60_000, interval: 20 }
const nginxModule = '/usr/lib/nginx/modules/ngx_http_cache_purge_module.so'

/** A cache of `deploy/cdn` for this machine. */
type Cache = {
  name: string
  file: string
  program: string | null
  isThere: boolean
  /** What it is called with, the configuration as the last word. */
  args: (options: { folder: string; port: number }) => string[]
  render: (options: { text: string; folder: string; port: number; front: number }) => string
  purgeUrls: (origin: string) => string[]
}

const nginx = findProgram('nginx')
const varnish = findProgram('varnishd')

const caches: Cache[] = [
  {
    name: 'nginx',
    file: 'nginx.conf',
    program: nginx,
    isThere: nginx !== null && existsSync(nginxModule),
    args: ({ folder }) => ['-p', folder, '-c'],
    render: ({ text, folder, port, front }) =>
      `load_module ${nginxModule}; daemon off; worker_processes 1; pid ${folder}/pid;
error_log ${folder}/error.log; events { worker_connections 256; }
http { access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
${text
  .replace('server front:3000;', `server 127.0.0.1:${front};`)
  .replace('listen 80 default_server;', `listen 127.0.0.1:${port};`)
  .replace('/var/cache/nginx/pages', `${folder}/pages`)
  .replaceAll('/var/log/nginx/', `${folder}/`)}
}`,
    purgeUrls: (origin) => ['br', 'gzip', 'identity'].map((form) => `${origin}/purge/${form}`),
  },
  {
    name: 'Varnish',
    file: 'varnish.vcl',
    program: varnish,
    isThere: varnish !== null,
    args: ({ folder, port }) => [
      ...['-F', '-j', 'none', '-n', folder, '-a', `127.0.0.1:${port}`, '-s', 'malloc,32m'],
      ...['-p', 'http_gzip_support=off', '-f'],
    ],
    render: ({ text, front }) =>
      text
        .replace('.host = "front";', '.host = "127.0.0.1";')
        .replace('.port = "3000";', `.port = "${front}";`),
    purgeUrls: (origin) => [origin],
  },
]

/** A stand-in for the application, whose pages all say the same; `edit` changes them. */
async function openApp() {
  const state = { text: 'one', startedAt: 1, purgedAt: 0 }
  const asked: string[] = []
  const server = createServer((req, res) => {
    const target = req.url ?? ''
    const isDraft = req.headers.cookie?.includes('__prerender_bypass') === true
    asked.push(`${req.method} ${target}`)
    if (req.method === 'PURGE') state.purgedAt = Date.now()
    if (target === '/internal/state') {
      res.end(JSON.stringify({ build: 'one', startedAt: state.startedAt }))
    } else if (target === '/internal/revalidate') res.end(JSON.stringify({ texts: null }))
    else if (target === '/sitemap.xml') res.end('<loc>http://site/ro</loc>')
    else if (/^\/ro(\?|$)/.test(target)) {
      res.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        ...(isDraft
          ? { 'cache-control': 'private, no-cache, no-store, max-age=0, must-revalidate' }
          : { 'cache-control': 's-maxage=31536000', 'x-nextjs-cache': 'HIT' }),
        vary: 'rsc, next-router-state-tree, next-router-prefetch',
      })
      res.end(`<html><body>${isDraft ? 'draft' : state.text}</body></html>`)
    } else if (/^\/(usermeta|api)/.test(target)) req.resume().once('end', () => res.end('own'))
    else res.writeHead(404, { 'content-type': 'text/html' }).end('<html></html>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const address = server.address()
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    asked,
    /** In milliseconds. */
    sinceLastPurge: () => Date.now() - state.purgedAt,
    edit(text: string) {
      state.text = text
      state.startedAt += 1
    },
  }
}

/** The site behind a cache, which knows it by the cache's address. */
async function openSite(cache: Cache) {
  const app = await openApp()
  const [port, frontPort] = [await freePort(), await freePort()]
  const origin = `http://127.0.0.1:${port}`
  const folder = mkdtempSync(path.join(os.tmpdir(), 'cache-in-front-'))
  // The worker of nginx gives root away and still has to enter.
  chmodSync(folder, 0o755)
  const configuration = path.join(folder, cache.file)
  const text = readFileSync(new URL(`../deploy/cdn/${cache.file}`, import.meta.url), 'utf8')
  writeFileSync(configuration, cache.render({ text, folder, port, front: frontPort }))
  const child = spawn(cache.program ?? '', [...cache.args({ folder, port }), configuration], {
    detached: true,
    stdio: 'ignore',
  })
  onTestFinished(async () => {
    await endGroup({ child, stopWith: 'SIGTERM' })
    rmSync(folder, { recursive: true, force: true })
  })
  const purges = [...cache.purgeUrls(origin), `http://127.0.0.1:${app.port}`]
  const front = await startFront({
    ...{ appPort: app.port, port: frontPort },
    env: { PURGE_URL: purges.join(','), SITE_URL: origin, TRUSTED_PROXY_HOPS: '1' },
  })
  onTestFinished(front.stop)
  const page = (headers: Record<string, string> = {}, target = '/ro') =>
    plainGet({ origin, path: target, headers })
  const frontPage = () => plainGet({ origin: `http://127.0.0.1:${frontPort}`, path: '/ro' })
  await expect.poll(() => frontPage().then(({ body }) => body.toString()), polling).toContain('one')
  await expect
    .poll(
      () =>
        page().then(
          ({ status }) => status,
          () => 0,
        ),
      polling,
    )
    .toBe(200)
  return { app, front, page, frontPage, origin, folder }
}

/** The header by which an editor is known, as Payload makes it. */
async function signedIn(): Promise<Record<string, string>> {
  const key = createHash('sha256').update(frontSecret).digest('hex').slice(0, 32)
  const fieldsToSign = { id: 1, collection: 'editors', sid: 'x' }
  const { token } = await jwtSign({ fieldsToSign, secret: key, tokenExpiration: 60 })
  return { authorization: `JWT ${token}` }
}

const readText = ({ body }: { body: Buffer }) => body.toString()

for (const cache of caches) {
  const needs = because(`${cache.name} is not installed, or cannot purge`)
  describe.skipIf(!cache.isThere)(`${cache.name} in front of the site`, needs, () => {
    test('keeps pages until they are changed, for signed-in readers as well', async () => {
      const { app, front, page, frontPage } = await openSite(cache)
      for (const encoding of ['identity', 'gzip', 'br']) {
        await page({ 'accept-encoding': encoding })
      }
      // Whoever takes anything gets what all take.
      const { headers: any } = await page({ 'accept-encoding': '*' })
      expect(any['content-encoding']).toBeUndefined()
      const seen = await page()
      expect(seen.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
      expect(seen.headers.etag).toMatch(/^W\//)
      expect(Object.keys(seen.headers).join()).not.toMatch(/surrogate|cdn-|cache-tag/)
      const known = { 'if-none-match': String(seen.headers.etag) }
      expect((await page(known)).status).toBe(304)

      const before = app.asked.filter((asked) => asked === 'PURGE /ro').length
      app.edit('two')
      await expect.poll(() => frontPage().then(readText), polling).toContain('two')
      await expect.poll(() => page().then(readText), polling).toContain('two')
      for (const encoding of ['gzip', 'br']) {
        const etag = () => page({ 'accept-encoding': encoding }).then(({ headers }) => headers.etag)
        const { headers } = await page()
        await expect.poll(etag, polling).toBe(headers.etag)
      }
      // The application acts as one more cache, so that it hears of the second purge as well.
      const purged = () => app.asked.filter((asked) => asked === 'PURGE /ro').length
      await expect.poll(purged, polling).toBeGreaterThanOrEqual(before + 2)
      // Each purge is sent once more after three seconds: one of a page that was read before counts, too.
      await expect.poll(app.sinceLastPurge, polling).toBeGreaterThan(4000)
      for (const encoding of ['identity', 'gzip', 'br']) {
        const status = () => page({ 'accept-encoding': encoding }).then((answer) => answer.status)
        await expect.poll(status, polling).toBe(200)
      }
      await front.stop()
      for (const cookie of ['', 'sFrontToken=abc; st-access-token=x.y.z', 'payload-token=a.b.c']) {
        expect(readText(await page({ cookie })), cookie).toContain('two')
      }
    }, 180_000)

    test('lets editors send pictures, and all content in one file', async () => {
      const { app, origin } = await openSite(cache)
      const headers = await signedIn()
      for (const [target, megabytes] of [
        ['/api/media', 2],
        ['/api/workplace/content/import', 30],
        ['/api/translations/import', 2],
      ] as const) {
        const body = Buffer.alloc(megabytes * 1024 * 1024)
        const answer = await fetch(`${origin}${target}`, { method: 'POST', headers, body })
        expect.soft(answer.status, target).toBe(200)
        expect.soft(app.asked, target).toContain(`POST ${target}`)
      }
    }, 180_000)

    test('keeps nothing personal, and nothing that is not known to be purged', async () => {
      const { front, page } = await openSite(cache)
      const asked: { what: string; target?: string; headers?: Record<string, string> }[] = [
        { what: 'a draft', headers: { cookie: 'a=b; __prerender_bypass=x' } },
        { what: 'a query', target: '/ro?x=1' },
        { what: 'the address of all languages', target: '/' },
        { what: 'data for open tabs', headers: { rsc: '1' } },
        { what: 'a question with a name', headers: { authorization: 'JWT a.b.c' } },
        { what: 'a personal answer', target: '/usermeta' },
        { what: 'a call of the interface', target: '/api/projects' },
        { what: 'a page that is not there', target: '/ro/nope' },
      ]
      for (const { what, target, headers = {} } of asked) {
        const first = await page(headers, target)
        expect.soft([200, 404], what).toContain(first.status)
        expect.soft(readText(first).includes('draft'), what).toBe(what === 'a draft')
        if (what !== 'a draft') continue
        expect.soft(first.headers['cache-control']).toContain('no-store')
        // Nor is it handed to those who ask for the page.
        expect.soft(readText(await page())).toContain('one')
      }
      await front.stop()
      for (const { what, target, headers = {} } of asked) {
        const { status } = await page(headers, target)
        expect.soft(status, what).toBeGreaterThanOrEqual(500)
      }
    }, 180_000)
  })
}

describe.skipIf(!existsSync(nginxModule))('the log of nginx', because('it cannot purge'), () => {
  test('tells what was asked for, without what opens a link', async () => {
    const [cache] = caches
    if (!cache) throw new Error('There is no nginx.')
    const { page, folder } = await openSite(cache)
    const secret = 'only-the-reader-knows'
    for (const link of ['admin/reset', 'preview/shared']) await page({}, `/${link}/${secret}`)
    await page({}, `/ro/auth/reset-password?token=${secret}`)
    const read = () => readFileSync(path.join(folder, 'access.log'), 'utf8')
    await expect.poll(read, polling).toContain('"path":"/ro/auth/reset-password"')
    expect(read()).toContain('"path":"/preview/shared/[token]"')
    const logs = read() + readFileSync(path.join(folder, 'error.log'), 'utf8')
    expect(logs).not.toContain(secret)
  }, 180_000)
})
