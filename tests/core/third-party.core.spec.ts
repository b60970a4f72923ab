import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { core, newEmail, signUp, textIn } from '../helpers/core-under-test'

type Person = { thirdPartyUserId: string; email: string }

const newPerson = (): Person => ({ thirdPartyUserId: randomUUID(), email: newEmail() })

const signInUp = ({ thirdPartyUserId, email }: Person, isVerified = true) =>
  core.post('/public/recipe/signinup', {
    thirdPartyId: 'google',
    thirdPartyUserId,
    email: { id: email, isVerified },
  })

test('makes a user of someone new, and knows them the next time', async () => {
  const person = newPerson()
  const { body } = await signInUp(person)
  const thirdParty = { id: 'google', userId: person.thirdPartyUserId }
  expect(body).toMatchObject({
    status: 'OK',
    createdNewUser: true,
    user: {
      isPrimaryUser: false,
      emails: [person.email],
      thirdParty: [thirdParty],
      loginMethods: [{ recipeId: 'thirdparty', email: person.email, verified: true, thirdParty }],
    },
  })
  const again = await signInUp(person)
  expect(again.body).toMatchObject({
    createdNewUser: false,
    recipeUserId: textIn({ body, key: 'recipeUserId' }),
  })
})

test('believes the provider about the address only as far as it goes', async () => {
  const { body } = await signInUp(newPerson(), false)
  expect(body).toMatchObject({ user: { loginMethods: [{ verified: false }] } })
})

test('verifies the address when the provider does so later', async () => {
  const person = newPerson()
  await signInUp(person, false)
  expect((await signInUp(person)).body).toMatchObject({
    createdNewUser: false,
    user: { loginMethods: [{ verified: true }] },
  })
})

test('follows the provider to a new address, written in small letters', async () => {
  const person = newPerson()
  await signInUp(person)
  const email = newEmail()
  const { body } = await signInUp({ ...person, email: email.toUpperCase() }, false)
  expect(body).toMatchObject({
    createdNewUser: false,
    user: { emails: [email], loginMethods: [{ email, verified: false }] },
  })
})

test('keeps apart a user with a password and the same address', async () => {
  const { id, email } = await signUp()
  const { body } = await signInUp({ ...newPerson(), email })
  expect(body).toMatchObject({ createdNewUser: true, user: { emails: [email] } })
  expect(body).not.toMatchObject({ user: { id } })
})

test('makes one user of many requests at once', async () => {
  const person = newPerson()
  const replies = await Promise.all(Array.from({ length: 8 }, () => signInUp(person)))
  const bodies = replies.map(({ body }) => JSON.stringify(body))
  expect(bodies.filter((body) => body.includes('"createdNewUser":true'))).toHaveLength(1)
  const ids = bodies.map((body) => /"recipeUserId":"[^"]+"/.exec(body)?.[0])
  expect(new Set(ids).size).toBe(1)
})

test('wants to be told whether the address is verified', async () => {
  const { code } = await core.post('/public/recipe/signinup', {
    ...{ thirdPartyId: 'google', thirdPartyUserId: randomUUID() },
    email: { id: newEmail() },
  })
  expect(code).toBe(400)
})
