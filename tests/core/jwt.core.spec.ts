import { createRemoteJWKSet, jwtVerify } from 'jose'
import { expect, test } from 'vitest'
import { core, coreUri, textIn } from '../helpers/core-under-test'

const keys = createRemoteJWKSet(new URL(`${coreUri}/.well-known/jwks.json`))

const asked = {
  payload: { role: 'member' },
  validity: 60,
  algorithm: 'RS256',
  jwksDomain: 'https://pasiuni.example',
}

const sign = async (values: Record<string, unknown> = {}) =>
  core.post('/recipe/jwt', { ...asked, ...values })

test.each([
  { useStaticSigningKey: true, kid: /^s-/ },
  { useStaticSigningKey: undefined, kid: /^s-/ },
  { useStaticSigningKey: false, kid: /^d-/ },
])('signs claims (static key: $useStaticSigningKey)', async ({ useStaticSigningKey, kid }) => {
  const { body } = await sign({ useStaticSigningKey })
  const { payload, protectedHeader } = await jwtVerify(textIn({ body, key: 'jwt' }), keys)
  expect(protectedHeader.kid).toMatch(kid)
  expect(payload).toMatchObject({ role: 'member', iss: 'https://pasiuni.example' })
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(60)
})

test('keeps an issuer that the claims name', async () => {
  const { body } = await sign({ payload: { iss: 'https://another.example' } })
  const { payload } = await jwtVerify(textIn({ body, key: 'jwt' }), keys)
  expect(payload.iss).toBe('https://another.example')
})

test('knows one algorithm', async () => {
  const { body } = await sign({ algorithm: 'HS256' })
  expect(body).toEqual({ status: 'UNSUPPORTED_ALGORITHM_ERROR' })
})

test('refuses a token that has expired before it begins', async () => {
  expect((await sign({ validity: 0 })).code).toBe(400)
})
