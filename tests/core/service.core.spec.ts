import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { core, coreKey, keyOnly, newEmail, password } from '../helpers/core-under-test'

const jwksSchema = z.object({ keys: z.array(z.record(z.string(), z.unknown())).min(1) })

/** Without the key that the client adds by itself. */
const keyless = { headers: { 'api-key': '' } }

test('speaks version 5.4 of the interface', async () => {
  const { code, body } = await core.get('/apiversion', { apiDomain: 'a', websiteDomain: 'b' })
  expect(code).toBe(200)
  expect(z.object({ versions: z.array(z.string()) }).parse(body).versions).toContain('5.4')
})

test('says that it is well without being shown a key', async () => {
  const { code, body } = await core.send('/hello', keyless)
  expect(code).toBe(200)
  expect(body).toBe('Hello')
})

test('shows the public half of its keys to everybody, and nothing else of them', async () => {
  const { code, headers, body } = await core.send('/.well-known/jwks.json', keyless)
  expect(code).toBe(200)
  expect(headers.get('cache-control')).toMatch(/^max-age=\d+, must-revalidate$/)
  const { keys } = jwksSchema.parse(body)
  for (const key of keys) {
    expect(key).toMatchObject({ kty: 'RSA', alg: 'RS256', use: 'sig' })
    expect(key.kid).toMatch(/^[ds]-/)
    for (const secret of ['d', 'p', 'q', 'dp', 'dq', 'qi']) expect(key).not.toHaveProperty(secret)
  }
  const kids = keys.map(({ kid }) => String(kid))
  expect(kids.some((kid) => kid.startsWith('d-'))).toBe(true)
  expect(kids.some((kid) => kid.startsWith('s-'))).toBe(true)
})

describe('tenants', () => {
  test('knows the public one, which overrides nothing that the SDK is told', async () => {
    const { body } = await core.get('/public/recipe/multitenancy/tenant/v2')
    expect(body).toMatchObject({ status: 'OK', tenantId: 'public', thirdParty: { providers: [] } })
    for (const key of ['firstFactors', 'requiredSecondaryFactors']) {
      expect(body).not.toHaveProperty(key)
    }
  })

  test('lists it', async () => {
    const { body } = await core.get('/recipe/multitenancy/tenant/list/v2')
    expect(body).toMatchObject({ status: 'OK', tenants: [{ tenantId: 'public' }] })
  })

  test('is asked about an unknown one', async () => {
    const { code, body } = await core.get('/nobody/recipe/multitenancy/tenant/v2')
    expect(code).toBe(200)
    expect(body).toEqual({ status: 'TENANT_NOT_FOUND_ERROR' })
  })

  test('refuses an unknown one', async () => {
    const values = { email: newEmail(), password }
    const { code, body } = await core.post('/nobody/recipe/signup', values)
    expect(code).toBe(400)
    expect(body).toMatch(/^AppId or tenantId not found =>/)
  })

  test('refuses any but the public one for what concerns the whole application', async () => {
    const { code } = await core.post('/nobody/user/remove', { userId: 'x' })
    expect(code).toBe(403)
  })

  test('takes the public one for granted', async () => {
    const values = { email: newEmail(), password }
    const { body } = await core.post('/recipe/signup', values)
    expect(body).toMatchObject({ status: 'OK', user: { tenantIds: ['public'] } })
  })
})

describe('a request that it cannot serve', () => {
  test.skipIf(coreKey === '').each(['', 'wrong-key-of-some-length'])(
    'has the key “%s”',
    keyOnly,
    async (key) => {
      const { code, body } = await core.send('/user/id?userId=x', { headers: { 'api-key': key } })
      expect(code).toBe(401)
      expect(body).toBe('Invalid API key')
    },
  )

  test.skipIf(coreKey === '')('has no key and an unknown tenant', keyOnly, async () => {
    const init = { method: 'POST', body: '{}', headers: { 'api-key': '' } }
    expect((await core.send('/nobody/recipe/signin', init)).code).toBe(401)
  })

  test('has an unknown path', async () => {
    expect((await core.get('/recipe/nothing-of-the-kind')).code).toBe(404)
  })

  test('has a method that the path does not know', async () => {
    const { code, body } = await core.get('/public/recipe/signup')
    expect(code).toBe(405)
    expect(body).toBe('Method not supported')
  })

  test('wants a version that nobody speaks', async () => {
    const init = { headers: { 'cdi-version': '99.9' } }
    expect((await core.send('/user/id?userId=x', init)).code).toBe(400)
  })

  test.each(['', '{', '[]', '"text"', 'null'])('has the body %j', async (text) => {
    const init = { method: 'POST', body: text }
    const { code, headers } = await core.send('/public/recipe/signup', init)
    expect(code).toBe(400)
    expect(headers.get('content-type')).toMatch(/^text\//)
  })

  test('lacks a field', async () => {
    const { code, body } = await core.post('/public/recipe/signup', { email: newEmail() })
    expect(code).toBe(400)
    expect(body).toBe("Field name 'password' is invalid in JSON input")
  })

  test('has a field of another type', async () => {
    const values = { email: 42, password }
    const { code, body } = await core.post('/public/recipe/signup', values)
    expect(code).toBe(400)
    expect(body).toBe("Field name 'email' is invalid in JSON input")
  })

  test('lacks a part of the query', async () => {
    const { code, body } = await core.get('/user/id')
    expect(code).toBe(400)
    expect(body).toBe("Field name 'userId' is missing in GET request")
  })
})
