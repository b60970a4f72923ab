import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { useCms } from '../helpers/cms'
import { signedInEditor, type SignedInEditor } from '../helpers/signed-in-editor'

const site = useCms()
const origin = 'http://localhost:3000'
const json = { 'content-type': 'application/json' }
const refusal = z.strictObject({ code: z.string(), message: z.string().min(1) })

let admin: SignedInEditor

beforeAll(async () => {
  admin = await signedInEditor({ site, name: 'ana', role: 'admin' })
})

/** The calls of the panel: every path with what it answers to. */
function calls(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const { path, method } of site.cms.config.endpoints) {
    if (!/^\/(workplace|translations)\//.test(path)) continue
    found.set(path, (found.get(path) ?? new Set()).add(method))
  }
  return found
}

/** Each call with its method. */
function* eachCall(): Generator<{ path: string; method: 'GET' | 'POST'; name: string }> {
  for (const path of calls().keys()) {
    for (const method of listMethods(path)) yield { path, method, name: `${method} ${path}` }
  }
}

function listMethods(path: string): ('GET' | 'POST')[] {
  if (path === '/workplace/schedule' || path === '/translations/comments') return ['GET', 'POST']
  const reads =
    /^\/(workplace\/((inbox|content)\/export|release-notice)|translations\/(export|hints|history|matrix|on-page|units?))$/
  return reads.test(path) ? ['GET'] : ['POST']
}

async function refused(answer: Response) {
  const { code } = refusal.parse(await answer.json())
  return { status: answer.status, code, cache: answer.headers.get('cache-control') }
}

test('there are as many as the panel has, and no collection is in their way', () => {
  expect(calls().size).toBe(46)
  for (const path of calls().keys()) {
    expect(site.cms.collections).not.toHaveProperty([path.split('/')[1] ?? ''])
  }
})

test('nobody is answered who has not signed in', async () => {
  for (const { path, method, name } of eachCall()) {
    const answer = await site.rest(path, { method, headers: { origin, ...json } })
    const expected = { status: 401, code: 'unauthorised', cache: 'no-store' }
    expect.soft(await refused(answer), name).toEqual(expected)
  }
})

test('an editor who has signed out is nobody any more', async () => {
  const person = await signedInEditor({ site, name: 'ion', role: 'admin' })
  const headers = { cookie: person.cookie, origin }
  expect((await site.rest('/translations/matrix', { headers })).status).toBe(200)
  await person.rest('/editors/logout', { method: 'POST' })
  expect((await site.rest('/translations/matrix', { headers })).status).toBe(401)
})

test('other sites can send nothing', async () => {
  const { cookie } = admin
  const foreign = [
    ['origin', 'https://evil.example'],
    ['sec-fetch-site', 'same-site'],
  ] as const
  for (const { path, method, name } of eachCall()) {
    if (method === 'GET') continue
    for (const [header, value] of foreign) {
      const headers = { cookie, ...json, [header]: value }
      const answer = await site.rest(path, { method, headers })
      const expected = { status: 403, code: 'foreign-origin', cache: 'no-store' }
      expect.soft(await refused(answer), name).toEqual(expected)
    }
  }
})

test('what makes no sense is refused in the language of the panel', async () => {
  const headers = { cookie: `${admin.cookie}; payload-lng=ru`, origin, ...json }
  for (const body of ['', '{', '[]', '{"container": 7}']) {
    for (const path of ['/workplace/review', '/translations/save']) {
      const answer = await site.rest(path, { method: 'POST', headers, body })
      expect(answer.status).toBe(400)
      const message = 'Запрос имеет неверный вид.'
      const code = ['', '{'].includes(body) ? 'bad-json' : 'bad-request'
      expect(await answer.json()).toEqual({ code, message })
    }
  }
  const long = JSON.stringify({ text: 'x'.repeat(64 * 1024) })
  for (const path of ['/workplace/review', '/translations/save']) {
    const answer = await site.rest(path, { method: 'POST', headers, body: long })
    expect(await refused(answer)).toEqual({ status: 413, code: 'too-large', cache: 'no-store' })
  }
})

test('a method that a call does not have is answered with those that it has', async () => {
  const headers = { cookie: admin.cookie, origin }
  for (const path of calls().keys()) {
    const own = listMethods(path).flatMap((name) => (name === 'GET' ? ['GET', 'HEAD'] : [name]))
    const allow = [...own, 'OPTIONS'].sort().join(', ')
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      if (own.includes(method)) continue
      const answer = await site.rest(path, { method, headers })
      const { status } = answer
      const name = `${method} ${path}`
      expect.soft(status, name).toBe(method === 'OPTIONS' ? 204 : 405)
      expect.soft(answer.headers.get('allow'), name).toBe(allow)
    }
  }
  const head = await site.rest('/translations/matrix', { method: 'HEAD', headers })
  expect(head.status).toBe(200)
  expect((await site.rest('/translations/nothing', { headers })).status).toBe(404)
})
