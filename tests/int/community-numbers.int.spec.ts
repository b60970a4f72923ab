import { Client } from 'pg'
import { afterEach, beforeAll, afterAll, expect, test, vi } from 'vitest'
import { log } from '@/lib/log'
import { currentNumbers, numbersTag } from '@/features/community-numbers/current-numbers'
import { startNumbers } from '@/features/community-numbers/start-numbers'
import { useCms } from '../helpers/cms'

const site = useCms()
const timeoutMs = 20_000
let listener: Client
const heard: (string | undefined)[] = []

beforeAll(async () => {
  listener = new Client({ connectionString: process.env.DATABASE_URL })
  await listener.connect()
  await listener.query('listen content_changed')
  listener.on('notification', ({ payload }) => heard.push(payload))
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

afterAll(() => listener.end())

test('a community that could not be counted is counted again soon, and told of', async () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined)
  const counts = [() => Promise.reject(new Error('away')), () => Promise.reject(new Error('away'))]
  const countAccounts = vi.fn(() => counts.shift()?.() ?? Promise.resolve(21))
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  startNumbers({ getCms: () => Promise.resolve(site.cms), countAccounts })
  // Three looks in less than the time that regularly lies between two.
  for (const look of [1, 2, 3]) {
    vi.advanceTimersByTime(30_000)
    await vi.waitUntil(() => countAccounts.mock.calls.length === look, timeoutMs)
  }
  await vi.waitUntil(() => heard.length > 0, timeoutMs)
  expect(currentNumbers()?.members).toEqual({ count: 21, isBelow: false })
  expect(heard).toEqual([numbersTag])
  expect(logged).toHaveBeenCalledTimes(1)
})
