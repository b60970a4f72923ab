import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { core, signUp, getStatus, textIn } from '../helpers/core-under-test'

type Person = { id: string; email: string }

async function tokenFor({ id, email }: Person): Promise<string> {
  const values = { userId: id, email }
  const { body } = await core.post('/public/recipe/user/password/reset/token', values)
  expect(body).toMatchObject({ status: 'OK' })
  return textIn({ body, key: 'token' })
}

const consume = (token: string) =>
  core.post('/public/recipe/user/password/reset/token/consume', { token })

const invalid = { status: 'RESET_PASSWORD_INVALID_TOKEN_ERROR' }

test('says whose a token was, and takes it once', async () => {
  const person = await signUp()
  const token = await tokenFor(person)
  const { body } = await consume(token)
  expect(body).toEqual({ status: 'OK', userId: person.id, email: person.email })
  expect((await consume(token)).body).toEqual(invalid)
})

test('takes a token once, though many bring it at once', async () => {
  const token = await tokenFor(await signUp())
  const replies = await Promise.all(Array.from({ length: 20 }, () => consume(token)))
  const statuses = replies.map(({ body }) => getStatus(body))
  expect(statuses.filter((status) => status === 'OK')).toHaveLength(1)
  expect(statuses.filter((status) => status === invalid.status)).toHaveLength(19)
})

test('takes none of the others after one', async () => {
  const person = await signUp()
  const [first, second] = [await tokenFor(person), await tokenFor(person)]
  expect(first).not.toBe(second)
  expect((await consume(second)).body).toMatchObject({ status: 'OK' })
  expect((await consume(first)).body).toEqual(invalid)
})

test('gives the address back as it was typed', async () => {
  const { id, email } = await signUp()
  const typed = email.toUpperCase()
  const { body } = await consume(await tokenFor({ id, email: typed }))
  expect(body).toEqual({ status: 'OK', userId: id, email: typed })
})

test('leaves the tokens of other users alone', async () => {
  const mine = await tokenFor(await signUp())
  const theirs = await tokenFor(await signUp())
  await consume(mine)
  expect((await consume(theirs)).body).toMatchObject({ status: 'OK' })
})

test('does not know a token that it has not given', async () => {
  expect((await consume(randomUUID())).body).toEqual(invalid)
})

test('does not take a token that was given to verify an address', async () => {
  const { id, email } = await signUp()
  const { body } = await core.post('/public/recipe/user/email/verify/token', { userId: id, email })
  expect((await consume(textIn({ body, key: 'token' }))).body).toEqual(invalid)
})

test('gives none to a stranger', async () => {
  const values = { userId: randomUUID(), email: 'x@pasiuni.example' }
  const { body } = await core.post('/public/recipe/user/password/reset/token', values)
  expect(body).toEqual({ status: 'UNKNOWN_USER_ID_ERROR' })
})

test('forgets the tokens of a removed user', async () => {
  const person = await signUp()
  const token = await tokenFor(person)
  await core.post('/user/remove', { userId: person.id })
  expect((await consume(token)).body).toEqual(invalid)
})
