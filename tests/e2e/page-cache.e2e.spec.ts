import { Agent } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect } from '@playwright/test'
import { plainGet } from '../helpers/plain-get'
import { test } from '../helpers/site-test'
import { someMemberPage } from '../helpers/some-member-page'
import { isOff } from '../helpers/switches'

const unpackers = { br: brotliDecompressSync, gzip: gunzipSync }
const path = '/ru/privacy'

test('every form of a page holds the same, and says what it is', async ({ origin }) => {
  const plain = await plainGet({ origin, path })
  expect(plain.status).toBe(200)
  expect(plain.headers['content-encoding']).toBeUndefined()
  for (const [encoding, unpack] of Object.entries(unpackers)) {
    const headers = { 'accept-encoding': encoding }
    const packed = await plainGet({ origin, path, headers })
    expect(packed.headers['content-encoding']).toBe(encoding)
    expect(packed.headers['content-length']).toBe(String(packed.body.length))
    expect(packed.headers.vary?.toLowerCase()).toContain('accept-encoding')
    expect(packed.headers.etag).toBe(plain.headers.etag)
    expect(packed.body.length).toBeLessThan(plain.body.length / 3)
    expect(unpack(packed.body).equals(plain.body)).toBe(true)
  }
})

test('a page that the browser has is only confirmed', async ({ origin }) => {
  test.skip(...isOff('PAGE_CACHE'))
  const { headers } = await plainGet({ origin, path })
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  const known = { 'if-none-match': `"other", ${headers.etag}` }
  const again = await plainGet({ origin, path, headers: known })
  expect(again.status).toBe(304)
  expect(again.body.length).toBe(0)
  expect(again.headers.etag).toBe(headers.etag)
  // A browser takes the headers of the confirmation for those of the page.
  expect(again.headers['content-security-policy']).toBe(headers['content-security-policy'])
  const other = await plainGet({ origin, path, headers: { 'if-none-match': '"other"' } })
  expect(other.status).toBe(200)
})

test('a connection that closes is answered like one that stays open', async ({ origin }) => {
  test.skip(...isOff('PAGE_CACHE'))
  await plainGet({ origin, path })
  const headers = { 'accept-encoding': 'br' }
  const staying = await plainGet({
    origin,
    path,
    headers: { ...headers, connection: 'keep-alive' },
  })
  const closing = await plainGet({ origin, path, headers: { ...headers, connection: 'close' } })
  const { date, connection, 'keep-alive': seconds, ...others } = staying.headers
  expect([date?.length, connection, seconds]).toEqual([29, 'keep-alive', 'timeout=65'])
  expect(closing.headers).toEqual({ ...others, date: expect.anything(), connection: 'close' })
  expect(closing.body.equals(staying.body)).toBe(true)
})

test('a connection carries pages from memory and everything else', async ({ origin }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const kept = await plainGet({ origin, path, agent })
  for (const other of [`${path}?a=1`, path, '/ru//privacy', '/nowhere', path]) {
    const { status, headers } = await plainGet({ origin, path: other, agent })
    const expected = { '/ru//privacy': 308, '/nowhere': 404 }[other] ?? 200
    expect(status, other).toBe(expected)
    if (status === 200) expect(headers.etag).toBe(kept.headers.etag)
  }
  agent.destroy()
})

test('HEAD says what GET would send', async ({ origin }) => {
  const headers = { 'accept-encoding': 'br' }
  const got = await plainGet({ origin, path, headers })
  const head = await plainGet({ origin, path, headers, method: 'HEAD' })
  expect(head.status).toBe(200)
  expect(head.body.length).toBe(0)
  expect(head.headers['content-length']).toBe(got.headers['content-length'])
  expect(head.headers.etag).toBe(got.headers.etag)
})

test('the start page is kept in each language, and depends on who asks', async ({ origin }) => {
  for (const [language, locale] of [
    ['ru-RU,ru;q=0.9', 'ru'],
    ['en-GB', 'en'],
    ['fr', 'ro'],
  ]) {
    const headers = { 'accept-language': language }
    const { body, headers: got } = await plainGet({ origin, path: '/', headers })
    expect(body.toString()).toContain(`<html lang="${locale}"`)
    expect(got.vary).toMatch(/Accept-Language.*Cookie/)
  }
})

test('a query makes no other page, and fills no memory', async ({ origin }) => {
  test.skip(...isOff('PAGE_CACHE'))
  const { headers } = await plainGet({ origin, path })
  for (const query of ['?a=1', '?utm_source=x&b=2', '?']) {
    const got = await plainGet({ origin, path: `${path}${query}` })
    expect(got.headers.etag).toBe(headers.etag)
  }
})

test('what is one visitor’s own is not kept', async ({ origin }) => {
  for (const own of ['/ro/contact/answer', `/ro${someMemberPage}`, '/usermeta', '/admin/login']) {
    const { headers } = await plainGet({ origin, path: own })
    expect(headers['x-nextjs-cache'], own).toBeUndefined()
    expect(headers['cache-control'], own).toMatch(/private|no-store|no-cache/)
  }
})
