import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { warmUp } from './warm-up'

const manyPages = Array.from({ length: 24 }, (_, number) => `/ro/${number}`)

/** Visits many pages, and tells how many at most were visited at a time. */
async function visitAll(options: { isAwaited?: () => boolean }) {
  let open = 0
  let most = 0
  const visited: string[] = []
  const visit = async (path: string) => {
    open += 1
    most = Math.max(most, open)
    await sleep(5)
    visited.push(path)
    open -= 1
    return 'HIT'
  }
  await warmUp({ pages: [...manyPages], visit, ...options })
  return { most, visited }
}

test('all pages are visited, four at a time', async () => {
  const { most, visited } = await visitAll({})
  expect(most).toBe(4)
  expect(visited.toSorted()).toEqual(manyPages.toSorted())
})

test('while people wait for the application, it is asked for half as many at a time', async () => {
  const { most, visited } = await visitAll({ isAwaited: () => true })
  expect(most).toBe(2)
  expect(visited).toHaveLength(manyPages.length)
})

test('a visit that is called off takes no further page', async () => {
  const ending = new AbortController()
  const pages = [...manyPages]
  const visit = () => {
    ending.abort()
    return Promise.resolve('HIT')
  }
  await warmUp({ pages, visit, signal: ending.signal })
  expect(pages).toHaveLength(manyPages.length - 1)
})
