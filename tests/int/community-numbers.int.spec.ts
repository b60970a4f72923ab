import { Client } from 'pg'
import { afterEach, beforeAll, afterAll, expect, test, vi } from 'vitest'
import { log } from '@/lib/log'
import { currentNumbers, numbersTag } from '@/features/community-numbers/current-numbers'
import { communityNumbersJob } from '@/features/community-numbers/job'
import { useCms } from '../helpers/cms'
import { useJobs } from '../helpers/job-worker'

const site = useCms()
const jobs = useJobs(site)
const patiently = { timeout: 20_000, interval: 50 }
const name = 'community-numbers'
let listener: Client
const heard: (string | undefined)[] = []

beforeAll(async () => {
  listener = new Client({ connectionString: process.env.DATABASE_URL })
  await listener.connect()
  await listener.query('listen content_changed')
  listener.on('notification', ({ payload }) => heard.push(payload))
})

afterEach(() => {
  vi.restoreAllMocks()
})

afterAll(() => listener.end())

test('a community that could not be counted is counted again soon, and told of once', async () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined)
  const counts = [() => Promise.reject(new Error('away')), () => Promise.reject(new Error('away'))]
  const countAccounts = vi.fn(() => counts.shift()?.() ?? Promise.resolve(21))
  const job = communityNumbersJob(countAccounts)
  // Only failures bring it back before the test is over.
  jobs.start({ [name]: { ...job, schedule: { everySeconds: 3600 } } }, { getDelay: () => 100 })
  await expect.poll(() => jobs.row(name), patiently).toMatchObject({ state: 'waiting', runs: 3 })
  expect(countAccounts).toHaveBeenCalledTimes(3)
  expect((await currentNumbers(site.cms))?.members).toEqual({ count: 21, isBelow: false })
  await vi.waitUntil(() => heard.length > 0, patiently)
  expect(logged).toHaveBeenCalledTimes(1)

  // Counted again, with the same outcome.
  await jobs.makeDue(name)
  await expect.poll(() => jobs.row(name), patiently).toMatchObject({ state: 'waiting', runs: 4 })
  expect(countAccounts).toHaveBeenCalledTimes(4)
  expect(heard).toEqual([numbersTag])
})
