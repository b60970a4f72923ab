import { expect, test } from 'vitest'
import type { AppResponse } from '../responses'
import { createInflightRenders } from './inflight-renders'

function makeAnswer(state: string): AppResponse {
  return { status: 200, headers: { 'x-nextjs-cache': state }, body: Buffer.alloc(0) }
}

/** Renders whose answers come when the test says so. */
function start() {
  const inflight = createInflightRenders()
  const visit = (state: string, path = '/ro') =>
    inflight.watch({ path, answer: Promise.resolve(makeAnswer(state)) })
  return { inflight, visit }
}

test('a page that was served fresh is not in making', async () => {
  const { inflight, visit } = start()
  expect(inflight.answered()).toBeNull()
  await visit('HIT')
  expect(inflight.answered()).toBeNull()
})

test('a page that was served stale is in making until it is served fresh', async () => {
  const { inflight, visit } = start()
  await visit('STALE')
  expect(inflight.answered()).not.toBeNull()
  await visit('HIT')
  expect(inflight.answered()).toBeNull()
})

test('a page that a reader waits for is in making until it is answered', async () => {
  const { inflight } = start()
  let finish = () => {}
  const answer = new Promise<AppResponse>((resolve) => {
    finish = () => resolve(makeAnswer('MISS'))
  })
  const watching = inflight.watch({ path: '/ro', answer })
  const answered = inflight.answered()
  expect(answered).not.toBeNull()
  finish()
  await Promise.all([watching, answered])
  expect(inflight.answered()).toBeNull()
})

test('an application that does not answer leaves nothing in making', async () => {
  const { inflight } = start()
  const answer = Promise.reject<AppResponse>(new Error('away'))
  await expect(inflight.watch({ path: '/ro', answer })).rejects.toThrow('away')
  expect(inflight.answered()).toBeNull()
})
