import { expect } from '@playwright/test'
import { sendRaw } from '../helpers/raw-request'
import { test } from '../helpers/site-test'
import { someMemberPage } from '../helpers/some-member-page'

const oddTargets: [target: string, statuses: number[]][] = [
  ['/language/en?path=%00', [303]],
  ['/language/en?path=/%00', [303]],
  ['/language/en?path=/%F0%9F', [303]],
  ['/language/en?path=%F0%9F', [303]],
  ['/language/en?path=/%E0%A4%A', [303]],
  ['/language/en?path=/a%0d%0aset-cookie:%20x', [303]],
  ['/language/%F0%9F', [400]],
  ['/%E0%A4%A', [400]],
  ['/en/not-found', [404]],
  ['/ro/not-found', [404]],
  ['/en/nope?_rsc=1', [404]],
]

for (const [target, statuses] of oddTargets) {
  test(`${target} is answered, and never by a failure`, async ({ origin }) => {
    for (let time = 0; time < 3; time += 1) {
      const { status, headers } = await sendRaw({ origin, target })
      expect(statuses).toContain(status)
      expect(headers.link ?? '').not.toContain('undefined')
    }
  })
}

test('the site map is compressed, and sent once only', async ({ origin }) => {
  const headers = { 'accept-encoding': 'br' }
  const first = await sendRaw({ origin, target: '/sitemap.xml', headers })
  expect(first.status).toBe(200)
  expect(first.headers['content-encoding']).toBe('br')
  const { etag = '' } = first.headers
  expect(etag).toMatch(/^W\/"/)
  const again = { ...headers, 'if-none-match': etag }
  expect((await sendRaw({ origin, target: '/sitemap.xml', headers: again })).status).toBe(304)
})

test('pages vary on nothing but what changes them', async ({ origin }) => {
  const varies = async (target: string) => (await sendRaw({ origin, target })).headers.vary ?? ''
  for (const target of ['/ro/about', '/ro/account', '/ro/nope', `/ro${someMemberPage}`]) {
    expect(await varies(target), target).toMatch(/^(rsc, )?Accept-Encoding$/i)
  }
  expect(await varies('/')).toMatch(/^rsc, Accept-Encoding, Accept-Language, Cookie$/i)
})

test('no header tells the mark of our own scripts', async ({ origin }) => {
  for (const target of [
    '/ro/contact/answer',
    '/ro/become/answer',
    '/ro/about',
    '/ro/nope',
    '/ro/account',
    '/ro/auth/google',
    '/contact/form',
    `/ro${someMemberPage}`,
  ]) {
    const { headers, body } = await sendRaw({ origin, target })
    expect.soft(JSON.stringify(headers), target).not.toMatch(/nonce|[0-9a-f]{64}/)
    expect.soft(body, target).not.toMatch(/nonce="[^"]+"/)
  }
})

test('a cookie that only looks like that of the preview changes no page', async ({ origin }) => {
  const plain = await sendRaw({ origin, target: '/ro/about' })
  for (const cookie of [
    'x__prerender_bypass=1',
    'a=b; x__prerender_bypass=1',
    '__prerender_bypass=forged',
  ]) {
    const { headers } = await sendRaw({ origin, target: '/ro/about', headers: { cookie } })
    expect
      .soft(headers['content-security-policy'], cookie)
      .toBe(plain.headers['content-security-policy'])
  }
})

test('answers of the interface are kept nowhere', async ({ origin }) => {
  for (const target of ['/api/editors/me', '/api/projects', '/api/nope', '/api/access']) {
    const { headers } = await sendRaw({ origin, target })
    expect.soft(headers['cache-control'], target).toBe('no-store')
  }
})

for (const target of [
  '/api/constructor',
  '/api/__proto__',
  '/api/toString/1',
  '/api/globals/constructor',
  '/api/globals',
]) {
  test(`${target} is not there`, async ({ origin }) => {
    expect((await sendRaw({ origin, target })).status).toBe(404)
  })
}

test('large bodies of strangers are refused before they are read', async ({ origin }) => {
  for (const target of ['/api/editors/login', '/api/media', '/auth/signin', '/contact', '/admin']) {
    const headers = { 'content-type': 'application/json', 'content-length': '60000000' }
    const { status } = await sendRaw({ origin, target, method: 'POST', headers })
    expect.soft(status, target).toBe(413)
    const chunked = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }
    const unknown = await sendRaw({ origin, target, method: 'POST', headers: chunked })
    expect.soft(unknown.status, target).toBe(411)
  }
})

test('strangers call no function of the panel, however odd the call', async ({
  origin,
  request,
}) => {
  const page = await (await request.get('/admin/login')).text()
  const scripts = [...page.matchAll(/\/_next\/static\/[^"\\]+?\.js/g)].map(([path]) => path)
  const codes = await Promise.all(
    [...new Set(scripts)].map(async (path) => (await request.get(path)).text()),
  )
  // Next gives each server function an id of 42 hexadecimal digits.
  const ids = new Set([page, ...codes].flatMap((text) => text.match(/\b[0-9a-f]{42}\b/g) ?? []))
  expect(ids.size).toBeGreaterThan(0)
  const calls = [
    JSON.stringify([{ name: 'constructor', args: {} }]),
    JSON.stringify([{ name: 'render-document-slots', args: { collectionSlug: 'projects' } }]),
    JSON.stringify([{ name: 'render-list', args: { collectionSlug: 'editors' } }]),
    // References that lead nowhere, and no JSON at all: Next fails at these before anyone is asked.
    '["$F1"]',
    '["$Q9"]',
    '{',
    '',
  ]
  for (const id of ids) {
    for (const data of calls) {
      const answer = await request.post('/admin/login', {
        headers: { 'next-action': id, 'content-type': 'text/plain;charset=UTF-8', origin },
        data,
      })
      expect.soft(answer.status(), data).toBe(403)
      expect.soft(await answer.text(), data).toContain('"code":"signed-out"')
    }
  }
})
