import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { core } from '../helpers/core-under-test'

const read = async (userId: string) => (await core.get('/recipe/user/metadata', { userId })).body

const write = async (userId: string, metadataUpdate: unknown) =>
  (await core.put('/recipe/user/metadata', { userId, metadataUpdate })).body

test('is empty for a user of whom nothing is known', async () => {
  expect(await read(randomUUID())).toEqual({ status: 'OK', metadata: {} })
})

test('merges the top level only, and removes what becomes null', async () => {
  const userId = randomUUID()
  await write(userId, { name: 'Ана', seen: { cinema: 1, auto: 2 }, old: true })
  const merged = { name: 'Ана', seen: { cinema: 3 } }
  const answer = { status: 'OK', metadata: merged }
  expect(await write(userId, { seen: { cinema: 3 }, old: null })).toEqual(answer)
  expect(await read(userId)).toEqual(answer)
})

test('loses nothing of what is written at the same time', async () => {
  const userId = randomUUID()
  const keys = Array.from({ length: 10 }, (_, place) => `key-${place}`)
  await Promise.all(keys.map((key) => write(userId, { [key]: key })))
  const metadata = Object.fromEntries(keys.map((key) => [key, key]))
  expect(await read(userId)).toEqual({ status: 'OK', metadata })
})

test('can be removed', async () => {
  const userId = randomUUID()
  await write(userId, { name: 'Ana' })
  const { body } = await core.post('/recipe/user/metadata/remove', { userId })
  expect(body).toEqual({ status: 'OK' })
  expect(await read(userId)).toEqual({ status: 'OK', metadata: {} })
})

test('has to be an object', async () => {
  const values = { userId: randomUUID(), metadataUpdate: 'Ana' }
  expect((await core.put('/recipe/user/metadata', values)).code).toBe(400)
})
