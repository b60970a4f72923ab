import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { core, newEmail, signUp, getStatus, textIn } from '../helpers/core-under-test'

type Address = { userId: string; email: string }

const askForToken = (address: Address) =>
  core.post('/public/recipe/user/email/verify/token', address)

async function tokenFor(address: Address): Promise<string> {
  const { body } = await askForToken(address)
  expect(body).toMatchObject({ status: 'OK' })
  return textIn({ body, key: 'token' })
}

const verifyWith = (token: string) =>
  core.post('/public/recipe/user/email/verify', { method: 'token', token })

const readState = async (address: Address) =>
  (await core.get('/recipe/user/email/verify', address)).body

const invalid = { status: 'EMAIL_VERIFICATION_INVALID_TOKEN_ERROR' }
const verified = { status: 'OK', isVerified: true }
const unverified = { status: 'OK', isVerified: false }

async function newAddress(): Promise<Address> {
  const { id, email } = await signUp()
  return { userId: id, email }
}

test('verifies an address, and shows it with the user', async () => {
  const address = await newAddress()
  expect(await readState(address)).toEqual(unverified)
  const token = await tokenFor(address)
  expect((await verifyWith(token)).body).toEqual({ status: 'OK', ...address })
  expect(await readState(address)).toEqual(verified)
  const { body } = await core.get('/user/id', { userId: address.userId })
  expect(body).toMatchObject({ user: { loginMethods: [{ verified: true }] } })
})

test('takes a token once, though many bring it at once', async () => {
  const token = await tokenFor(await newAddress())
  const replies = await Promise.all(Array.from({ length: 20 }, () => verifyWith(token)))
  const statuses = replies.map(({ body }) => getStatus(body))
  expect(statuses.filter((status) => status === 'OK')).toHaveLength(1)
  expect(statuses.filter((status) => status === invalid.status)).toHaveLength(19)
})

test('takes none of the others after one', async () => {
  const address = await newAddress()
  const [first, second] = [await tokenFor(address), await tokenFor(address)]
  await verifyWith(second)
  expect((await verifyWith(first)).body).toEqual(invalid)
})

test('gives no token for what is verified already', async () => {
  const address = await newAddress()
  await verifyWith(await tokenFor(address))
  expect((await askForToken(address)).body).toEqual({ status: 'EMAIL_ALREADY_VERIFIED_ERROR' })
})

test('verifies an address for one user, and not another address of the same one', async () => {
  const address = await newAddress()
  await verifyWith(await tokenFor(address))
  expect(await readState({ ...address, userId: randomUUID() })).toEqual(unverified)
  expect(await readState({ ...address, email: newEmail() })).toEqual(unverified)
})

test('keeps the tokens of another address of the same user', async () => {
  const address = await newAddress()
  const token = await tokenFor(address)
  await verifyWith(await tokenFor({ ...address, email: newEmail() }))
  expect((await verifyWith(token)).body).toMatchObject({ status: 'OK' })
})

test('writes the address in small letters', async () => {
  const address = await newAddress()
  const token = await tokenFor({ ...address, email: address.email.toUpperCase() })
  expect((await verifyWith(token)).body).toEqual({ status: 'OK', ...address })
})

test('knows users that are not its own', async () => {
  const address = { userId: `member-${randomUUID()}`, email: newEmail() }
  await verifyWith(await tokenFor(address))
  expect(await readState(address)).toEqual(verified)
})

test('does not know a token that it has not given', async () => {
  expect((await verifyWith(randomUUID())).body).toEqual(invalid)
})

test('knows no other method than a token', async () => {
  const values = { method: 'letter', token: randomUUID() }
  expect((await core.post('/public/recipe/user/email/verify', values)).code).toBe(400)
})

test('takes back tokens', async () => {
  const address = await newAddress()
  const token = await tokenFor(address)
  const { body } = await core.post('/public/recipe/user/email/verify/token/remove', address)
  expect(body).toEqual({ status: 'OK' })
  expect((await verifyWith(token)).body).toEqual(invalid)
})

test('takes back a verification', async () => {
  const address = await newAddress()
  await verifyWith(await tokenFor(address))
  const { body } = await core.post('/recipe/user/email/verify/remove', address)
  expect(body).toEqual({ status: 'OK' })
  expect(await readState(address)).toEqual(unverified)
})
