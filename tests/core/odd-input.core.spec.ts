import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import {
  core,
  coreKey,
  coreUri,
  newEmail,
  password,
  signUp,
  startSession,
  getStatus,
  textIn,
} from '../helpers/core-under-test'

const signUpPath = '/public/recipe/signup'

describe('a text that is too long to store', () => {
  const provider = { thirdPartyId: 'google', thirdPartyUserId: randomUUID() }
  const address = () => ({ id: newEmail(), isVerified: true })

  test.each([
    ['address', signUpPath, { email: `${'a'.repeat(250)}@pasiuni.example`, password }],
    [
      'provider',
      '/public/recipe/signinup',
      { ...provider, thirdPartyId: 'p'.repeat(29), email: address() },
    ],
    [
      'user of a provider',
      '/public/recipe/signinup',
      { ...provider, thirdPartyUserId: 'u'.repeat(257), email: address() },
    ],
    [
      'user',
      '/public/recipe/session',
      {
        userId: 'u'.repeat(129),
        userDataInJWT: {},
        userDataInDatabase: {},
        useDynamicSigningKey: true,
        enableAntiCsrf: false,
      },
    ],
  ])('is a fault of the core: %s', async (_what, path, values) => {
    expect((await core.post(path, values)).code).toBe(500)
  })
})

describe('a NUL', () => {
  test('in an address is a fault of the core, and finds nobody', async () => {
    const email = `a\0${newEmail()}`
    expect((await core.post(signUpPath, { email, password })).code).toBe(500)
    for (const path of ['/public/users', '/public/users/by-accountinfo']) {
      const { code, body } = await core.get(path, { email, doUnionOfAccountInfo: false })
      if (code !== 500) expect(body).toMatchObject({ status: 'OK', users: [] })
    }
  })

  test('in a password counts like any other letter', async () => {
    const email = newEmail()
    const odd = 'parola\0una 1'
    expect(getStatus((await core.post(signUpPath, { email, password: odd })).body)).toBe('OK')
    const signIn = async (given: string) =>
      getStatus((await core.post('/public/recipe/signin', { email, password: given })).body)
    expect(await signIn(odd)).toBe('OK')
    expect(await signIn('parola')).toBe('WRONG_CREDENTIALS_ERROR')
  })

  test('makes no token of a text', async () => {
    const path = '/public/recipe/user/password/reset/token/consume'
    const { code, body } = await core.post(path, { token: 'a\0b' })
    if (code !== 500) expect(getStatus(body)).toBe('RESET_PASSWORD_INVALID_TOKEN_ERROR')
  })
})

// A core that hashes with BCRYPT fails here: the site’s members are then signed in by half of a
// long password.
test('a password counts to its end, past 72 bytes', async () => {
  const email = newEmail()
  const long = 'д'.repeat(60)
  await core.post(signUpPath, { email, password: `${long}1` })
  const wrong = await core.post('/public/recipe/signin', { email, password: `${long}2` })
  expect(getStatus(wrong.body)).toBe('WRONG_CREDENTIALS_ERROR')
})

test('a body may be of any size', async () => {
  const values = { email: newEmail(), password: 'x'.repeat(300_000) }
  expect(getStatus((await core.post(signUpPath, values)).body)).toBe('OK')
})

describe('a head of more than eight kilobytes', () => {
  test.each([
    ['in its address', `/public/users/by-accountinfo?email=${'a'.repeat(8200)}`, ''],
    ['in its headers', '/hello', `Cookie: ${'a'.repeat(8200)}\r\n`],
  ])('%s is refused with a page', async (_where, path, header) => {
    const answer = await askRaw(
      `GET ${path} HTTP/1.1\r\nHost: ${new URL(coreUri).host}\r\napi-key: ${coreKey}\r\n` +
        `cdi-version: 5.4\r\n${header}Connection: close\r\n\r\n`,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer.toLowerCase()).toContain('content-type: text/html')
    expect((await core.get('/hello')).code).toBe(200)
  })
})

function askRaw(request: string): Promise<string> {
  const { hostname, port } = new URL(coreUri)
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) || 80 })
    let answer = ''
    socket.setEncoding('utf8')
    socket.on('data', (part: string) => (answer += part))
    socket.on('error', (error) => (answer === '' ? reject(error) : resolve(answer)))
    socket.on('close', () => resolve(answer))
    socket.write(request)
  })
}

test('removing a user who is not there leaves whatever is kept under the id', async () => {
  const { session } = await startSession()
  const { userId, handle } = session
  expect(getStatus((await core.post('/user/remove', { userId })).body)).toBe('OK')
  const { body } = await core.get('/recipe/session', { sessionHandle: handle })
  expect(body).toMatchObject({ status: 'OK', userId })
})

test('a list beside removals is whole, or a fault of the core', async () => {
  const users = await Promise.all(Array.from({ length: 20 }, () => signUp()))
  const removing = users.map(({ id }) => core.post('/user/remove', { userId: id }))
  const order = { limit: 100, timeJoinedOrder: 'DESC' }
  const lists = await Promise.all(
    Array.from({ length: 20 }, () => core.get('/public/users', order)),
  )
  await Promise.all(removing)
  for (const { code, body } of lists) {
    if (code !== 500) expect(textIn({ body, key: 'status' })).toBe('OK')
  }
  expect((await core.get('/public/users', order)).code).toBe(200)
})
