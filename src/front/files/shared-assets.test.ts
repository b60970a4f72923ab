import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { log } from '@/lib/log'
import { createSharedAssets, openStaticFiles } from './shared-assets'

const day = 24 * 60 * 60 * 1000
const policy = "default-src 'none'"
const script = '/_next/static/chunks/old.js'

let root: string
let folder: string
let servers: Server[]

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'shared-assets-'))
  folder = path.join(root, 'assets')
  servers = []
})

afterEach(async () => {
  vi.restoreAllMocks()
  for (const server of servers) await new Promise((resolve) => server.close(resolve))
  rmSync(root, { recursive: true, force: true })
})

function write(files: Record<string, string>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(root, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
}

/** A build with a script of its own name, compressed beside. */
function makeBuild(name: string): string {
  write({
    [`${name}/.next/static/chunks/${name}.js`]: `plain ${name}`,
    [`${name}/.next/front/files/br/_next/static/chunks/${name}.js`]: `br ${name}`,
    [`${name}/.next/front/files/gzip/_next/static/chunks/${name}.js`]: `gzip ${name}`,
    [`${name}/public/fonts/${name}.woff2`]: `font ${name}`,
    [`${name}/public/icon.svg`]: `<svg id="${name}"/>`,
  })
  return path.join(root, name)
}

/** The port of an instance that serves a build. */
async function startInstance(dir: string): Promise<number> {
  const serveFile = await openStaticFiles({ dir, sharedFolder: folder })
  const server = createServer((req, res) => {
    res.setHeader('content-security-policy', policy)
    void serveFile({ req, res, path: req.url ?? '/' }).then((isServed) => {
      if (!isServed) res.writeHead(404).end('not a file')
    })
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  return typeof bound === 'object' && bound ? bound.port : 0
}

type FileRequest = { port: number; target: string; method?: string; accepted?: string }
type Answered = { status: number | undefined; headers: IncomingHttpHeaders; body: string }

/** Asks for a target as it is written. */
function ask({ port, target, method, accepted = 'br' }: FileRequest): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': accepted }
    request({ host: '127.0.0.1', port, path: target, method, headers }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (chunk: string) => {
        body += chunk
      })
      response.on('end', () => {
        resolve({ status: response.statusCode, headers: response.headers, body })
      })
    })
      .on('error', reject)
      .end()
  })
}

test('every instance has the scripts and fonts of the others, older and newer', async () => {
  const ports = {
    old: await startInstance(makeBuild('old')),
    new: await startInstance(makeBuild('new')),
  }
  for (const [port, other] of [
    [ports.old, 'new'],
    [ports.new, 'old'],
  ] as const) {
    const target = `/_next/static/chunks/${other}.js`
    for (const [accepted, body, encoding] of [
      ['br, gzip', `br ${other}`, 'br'],
      ['gzip', `gzip ${other}`, 'gzip'],
      ['identity', `plain ${other}`, undefined],
    ] as const) {
      const answer = await ask({ port, target, accepted })
      expect(answer).toMatchObject({ status: 200, body })
      expect(answer.headers['content-encoding']).toBe(encoding)
      expect(answer.headers).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': policy,
        vary: 'Accept-Encoding',
      })
    }
    const font = await ask({ port, target: `/fonts/${other}.woff2` })
    expect(font).toMatchObject({ status: 200, body: `font ${other}` })
    expect(font.headers.vary).toBeUndefined()
  }
})

test('what may change under its name stays with each build', async () => {
  await startInstance(makeBuild('old'))
  const dir = makeBuild('new')
  rmSync(path.join(dir, 'public/icon.svg'))
  expect(await ask({ port: await startInstance(dir), target: '/icon.svg' })).toMatchObject({
    status: 404,
  })
})

test.each([
  '/_next/static/chunks/missing.js',
  '/_next/static/chunks',
  '/_next/static/',
  '/_next/static/.env',
  '/_next/static/../../../secret.js',
  '/_next/static/%2e%2e/%2e%2e/%2e%2e/secret.js',
  '/_next/static/..%2f..%2f..%2fsecret.js',
  '/_next/static/..%5c..%5c..%5csecret.js',
  '/_next/static//chunks/old.js',
  '/_next/static/chunks/old.js%00',
  '/secret.js',
  `/_next/static/${'a'.repeat(3000)}.js`,
])('leaves %s to the application', async (target) => {
  await startInstance(makeBuild('old'))
  write({
    'assets/secret.js': 'secret',
    'assets/identity/secret.js': 'secret',
    'assets/identity/_next/static/.env': 'secret',
  })
  const port = await startInstance(makeBuild('new'))
  expect(await ask({ port, target })).toMatchObject({ status: 404, body: 'not a file' })
  expect(await ask({ port, target: script, method: 'POST' })).toMatchObject({ status: 404 })
})

test('a script is kept for a week after the last start or day of its build', async () => {
  const age = ({ name, days }: { name: string; days: number }) => {
    const time = new Date(Date.now() - days * day)
    utimesSync(path.join(folder, name), time, time)
  }
  const old = makeBuild('old')
  await createSharedAssets({ dir: old, folder }).open()
  const forms = ['identity', 'br', 'gzip'].map((form) => `${form}${script}`)
  for (const name of forms) age({ name, days: 6.9 })
  write({ 'assets/identity/_next/static/chunks/.half': 'a copy that was cut off' })
  const next = createSharedAssets({ dir: makeBuild('new'), folder })
  await next.open()
  expect(forms.filter((name) => existsSync(path.join(folder, name)))).toEqual(forms)

  for (const name of forms) age({ name, days: 30 })
  await createSharedAssets({ dir: old, folder }).open()
  await next.open()
  expect(forms.filter((name) => existsSync(path.join(folder, name)))).toEqual(forms)

  for (const name of [...forms, 'identity/_next/static/chunks/.half']) age({ name, days: 7.1 })
  await next.open()
  expect(forms.filter((name) => existsSync(path.join(folder, name)))).toEqual([])
  expect(existsSync(path.join(folder, 'identity/_next/static/chunks/.half'))).toBe(false)
  expect(readFileSync(path.join(folder, 'br/_next/static/chunks/new.js'), 'utf8')).toBe('br new')
})

test('a folder that cannot be written to is said once and harms nobody', async () => {
  const said = vi.spyOn(log, 'error').mockReturnValue()
  write({ assets: 'a file where the folder should be' })
  const port = await startInstance(makeBuild('old'))
  expect(said).toHaveBeenCalledTimes(1)
  expect(await ask({ port, target: script })).toMatchObject({ status: 200, body: 'br old' })
  expect(await ask({ port, target: '/_next/static/chunks/new.js' })).toMatchObject({ status: 404 })
})
