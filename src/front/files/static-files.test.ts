import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStaticFiles } from './static-files'

const script = 'const greeting = "salut";'.repeat(100)
const address = '/_next/static/chunks/0a.js'
const policy = "default-src 'none'"

let dir: string
let server: Server
let port: number

// The forms of the script differ, so that an answer shows which file it came from.
const files = {
  '.next/static/chunks/0a.js': script,
  '.next/static/chunks/late.css': 'a{}',
  '.next/static/.env': 'SECRET=1',
  '.next/required-server-files.json': '{}',
  '.next/front/files/br/_next/static/chunks/0a.js': 'as brotli',
  '.next/front/files/gzip/_next/static/chunks/0a.js': 'as gzip',
  'public/icon.svg': '<svg/>',
  'public/fonts/onest.0a.woff2': 'font',
  'public/fonts/.onest.swp': 'half a font',
  'package.json': '{}',
}

beforeAll(async () => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'static-files-'))
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(dir, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  const serveFile = createStaticFiles({ dir })
  server = createServer((req, res) => {
    res.setHeader('content-security-policy', policy)
    void serveFile({ req, res, path: req.url ?? '/' }).then((isServed) => {
      if (!isServed) res.writeHead(404, { 'content-length': 10 }).end('not a file')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  port = typeof bound === 'object' && bound ? bound.port : 0
})

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  rmSync(dir, { recursive: true, force: true })
})

type FileRequest = { target: string; method?: string; headers?: Record<string, string> }

type Answered = { status: number | undefined; headers: IncomingHttpHeaders; body: string }

/** Asks for a target as it is written: other clients mend paths and unpack bodies. */
function ask({ target, ...options }: FileRequest): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path: target, ...options }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (chunk: string) => {
        body += chunk
      })
      response.on('end', () => {
        resolve({ status: response.statusCode, headers: response.headers, body })
      })
    })
    call.on('error', reject).end()
  })
}

test.each([
  ['gzip, deflate, br, zstd', 'br', 'as brotli'],
  ['gzip', 'gzip', 'as gzip'],
  ['br;q=0, gzip', 'gzip', 'as gzip'],
  ['identity', undefined, script],
  ['zstd', undefined, script],
])('sends the smallest form that “%s” takes', async (accepted, encoding, body) => {
  const answer = await ask({ target: address, headers: { 'accept-encoding': accepted } })
  expect(answer).toMatchObject({ status: 200, body })
  expect(answer.headers['content-encoding']).toBe(encoding)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-length': String(body.length),
    'content-security-policy': policy,
    vary: 'Accept-Encoding',
  })
})

test('tells browsers to keep what never changes, and to ask again for the rest', async () => {
  const lasting = 'public, max-age=31536000, immutable'
  for (const [target, type, lifetime] of [
    [address, 'text/javascript; charset=utf-8', lasting],
    ['/fonts/onest.0a.woff2', 'font/woff2', lasting],
    ['/icon.svg', 'image/svg+xml', 'public, max-age=0'],
  ] as const) {
    const { status, headers } = await ask({ target })
    expect(status, target).toBe(200)
    expect(headers, target).toMatchObject({ 'content-type': type, 'cache-control': lifetime })
  }
})

test('confirms what the browser has in the form in which it has it', async () => {
  const accepted = { 'accept-encoding': 'br' }
  const first = await ask({ target: address, headers: accepted })
  const { etag = '' } = first.headers
  const again = { ...accepted, 'if-none-match': `"other", ${etag}` }
  const second = await ask({ target: address, headers: again })
  expect(second).toMatchObject({ status: 304, body: '' })
  expect(second.headers).toMatchObject({ etag, vary: 'Accept-Encoding' })
  expect(second.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': policy,
  })
  const plain = await ask({ target: address, headers: { 'if-none-match': etag } })
  expect(plain.status).toBe(200)
})

test('answers HEAD with the headers alone', async () => {
  const answer = await ask({ target: address, method: 'HEAD' })
  expect(answer).toMatchObject({ status: 200, body: '' })
  expect(answer.headers['content-length']).toBe(String(script.length))
})

test('sends a part of a file, and says so where there is none', async () => {
  const part = await ask({ target: address, headers: { range: 'bytes=6-13' } })
  expect(part).toMatchObject({ status: 206, body: 'greeting' })
  expect(part.headers['content-range']).toBe(`bytes 6-13/${script.length}`)
  const beyond = await ask({ target: address, headers: { range: 'bytes=99999-' } })
  expect(beyond.status).toBe(416)
  expect(beyond.headers['content-range']).toBe(`bytes */${script.length}`)
  expect(beyond.headers['cache-control']).toBeUndefined()
  expect(beyond.headers['content-security-policy']).toBe(policy)
})

test.each([
  '/_next/static/chunks/missing.js',
  '/_next/static/chunks',
  '/_next/static/.env',
  '/_next/static/../required-server-files.json',
  '/_next/static/%2e%2e/required-server-files.json',
  '/_next/static/..%2frequired-server-files.json',
  '/_next/static/..%5crequired-server-files.json',
  '/../package.json',
  '/fonts/.onest.swp',
  '/fonts/../../package.json',
  '/br/_next/static/chunks/0a.js',
])('leaves %s to the application', async (target) => {
  expect(await ask({ target })).toMatchObject({ status: 404, body: 'not a file' })
})

test('passes requests that write on to the application', async () => {
  expect(await ask({ target: address, method: 'POST' })).toMatchObject({ body: 'not a file' })
})

test('leaves a file that has gone since to the application, with none of its headers', async () => {
  rmSync(path.join(dir, '.next/static/chunks/late.css'))
  const answer = await ask({ target: '/_next/static/chunks/late.css' })
  expect(answer).toMatchObject({ status: 404, body: 'not a file' })
  expect(answer.headers['cache-control']).toBeUndefined()
  expect(answer.headers['content-security-policy']).toBe(policy)
})
