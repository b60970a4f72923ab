import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres'
import { afterEach, expect, test, vi } from 'vitest'
import { inTransaction } from '@/cms/transaction'
import type { Job, JobRun } from '@/jobs/job'
import { wakeJob } from '@/jobs/wake-job'
import { toChisinau } from '@/lib/chisinau-time'
import { log } from '@/lib/log'
import { runSql } from '@/lib/run-sql'
import { useCms } from '../helpers/cms'
import { useJobs } from '../helpers/job-worker'

const site = useCms()
const jobs = useJobs(site)
const patiently = { timeout: 30_000, interval: 20 }
const name = 'translation-digest'

afterEach(() => {
  vi.restoreAllMocks()
})

function hourly(run: (options: JobRun) => ReturnType<Job['run']>) {
  return { [name]: { schedule: { everySeconds: 3600 }, run } }
}

test('of several instances one runs a job that is due, and writes down when it is due again', async () => {
  const run = vi.fn(() => Promise.resolve(undefined))
  jobs.start(hourly(run))
  jobs.start(hourly(run))
  jobs.start(hourly(run))
  await expect.poll(() => jobs.row(name), patiently).toMatchObject({ state: 'waiting', runs: 1 })
  const row = await jobs.row(name)
  const pause = Date.parse(row?.dueAt ?? '') - Date.parse(row?.finishedAt ?? '')
  expect(pause).toBe(3600 * 1000)
  // Each of them has looked again several times.
  await sleep(1000)
  expect(run).toHaveBeenCalledTimes(1)
})

test('a job that asks to be run sooner is', async () => {
  const run = vi.fn(() => Promise.resolve(run.mock.calls.length < 3 ? 50 : null))
  jobs.start(hourly(run))
  await expect.poll(() => jobs.row(name), patiently).toMatchObject({ state: 'waiting', runs: 3 })
})

test('a job that fails says why, is run again, and is as before once it succeeds', async () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined)
  let isAway = true
  const run = vi.fn(() =>
    isAway ? Promise.reject(new Error('The core is away.')) : Promise.resolve(undefined),
  )
  jobs.start(hourly(run), { getDelay: () => 50 })
  await expect.poll(() => run.mock.calls.length, patiently).toBeGreaterThan(2)
  await expect
    .poll(() => jobs.row(name), patiently)
    .toMatchObject({ state: 'failed', lastError: 'The core is away.', finishedAt: null })
  isAway = false
  await expect
    .poll(() => jobs.row(name), patiently)
    .toMatchObject({ state: 'waiting', lastError: null, failures: 0 })
  // A service that stays away does not fill the log.
  expect(logged).toHaveBeenCalledTimes(1)
})

test('a failed query is told without the values that it was given', async () => {
  vi.spyOn(log, 'error').mockImplementation(() => undefined)
  const query = sql`select ${'ana@pasiuni.example'}::int`
  const run = async ({ cms }: JobRun) => {
    await runSql({ cms, query })
    return undefined
  }
  jobs.start(hourly(run), { getDelay: () => 60_000 })
  await expect.poll(() => jobs.row(name), patiently).toMatchObject({ state: 'failed' })
  const { lastError } = (await jobs.row(name)) ?? {}
  expect(lastError).toContain('Failed query')
  expect(lastError).not.toContain('ana@pasiuni.example')
})

test('a job whose instance is killed is taken over by another', async () => {
  const script = ['tests/helpers/job-process.ts', '4000']
  const child = spawn(process.execPath, ['--conditions=production', '--import', 'tsx', ...script], {
    stdio: 'inherit',
  })
  const gone = once(child, 'exit')
  try {
    await expect
      .poll(() => jobs.row(name), { ...patiently, timeout: 60_000 })
      .toMatchObject({ state: 'running', runs: 1 })
    const run = vi.fn(() => Promise.resolve(undefined))
    jobs.start(hourly(run), { leaseMs: 4000 })
    // It lives, and keeps its job for longer than a lease.
    await sleep(5000)
    expect(run).not.toHaveBeenCalled()
    child.kill('SIGKILL')
    await expect.poll(() => jobs.row(name), patiently).toMatchObject({ state: 'waiting', runs: 2 })
    expect(run).toHaveBeenCalledTimes(1)
  } finally {
    child.kill('SIGKILL')
    await gone
  }
}, 120_000)

test('connections that are cut come back, and a job that ended meanwhile is not run again', async () => {
  vi.spyOn(log, 'warn').mockImplementation(() => undefined)
  const run = vi.fn(async () => {
    await jobs.cutWorkersOff()
    return undefined
  })
  jobs.start(hourly(run))
  await expect
    .poll(() => jobs.row(name), patiently)
    .toMatchObject({ state: 'waiting', runs: 1, lastError: null })
  expect(run).toHaveBeenCalledTimes(1)
})

test('a job runs when the transaction that woke it is stored, and not when it is undone', async () => {
  const run = vi.fn(() => Promise.resolve(undefined))
  jobs.start(hourly(run), { pollMs: 60_000 })
  await expect.poll(() => jobs.row(name), patiently).toMatchObject({ state: 'waiting', runs: 1 })
  const undone = inTransaction({
    cms: site.cms,
    work: async (req) => {
      await wakeJob({ cms: site.cms, req, name })
      throw new Error('Undone.')
    },
  })
  await expect(undone).rejects.toThrow('Undone.')
  await inTransaction({
    cms: site.cms,
    work: async (req) => {
      await wakeJob({ cms: site.cms, req, name })
      expect(await jobs.row(name)).toMatchObject({ runs: 1 })
    },
  })
  await expect.poll(() => jobs.row(name), patiently).toMatchObject({ state: 'waiting', runs: 2 })
})

test('a job that is woken while it runs is run again afterwards', async () => {
  const ends: (() => void)[] = []
  const run = vi.fn(() => new Promise<undefined>((resolve) => ends.push(() => resolve(undefined))))
  // Something else is looked for meanwhile.
  const other = { schedule: { everySeconds: 3600 }, run: vi.fn(() => Promise.resolve(50)) }
  jobs.start({ ...hourly(run), 'expired-trash': other })
  await expect.poll(() => run.mock.calls.length, patiently).toBe(1)
  await wakeJob({ cms: site.cms, name })
  const before = other.run.mock.calls.length
  await expect.poll(() => other.run.mock.calls.length, patiently).toBeGreaterThan(before + 3)
  ends.shift()?.()
  await expect.poll(() => run.mock.calls.length, patiently).toBe(2)
  ends.shift()?.()
})

test('an instance that comes back from a freeze does not end the run of another', async () => {
  const run = vi.fn(async ({ cms }: JobRun) => {
    const takenOver = sql`update jobs set runs = runs + 1, lease_until = now() + interval '1 hour'
      where name = ${name}`
    await runSql({ cms, query: takenOver })
    return undefined
  })
  const other = { schedule: { everySeconds: 3600 }, run: vi.fn(() => Promise.resolve(50)) }
  jobs.start({ ...hourly(run), 'expired-trash': other })
  await expect.poll(() => jobs.row(name), patiently).toMatchObject({ state: 'running', runs: 2 })
  const before = other.run.mock.calls.length
  await expect.poll(() => other.run.mock.calls.length, patiently).toBeGreaterThan(before + 5)
  expect(await jobs.row(name)).toMatchObject({ state: 'running', runs: 2, finishedAt: null })
})

test('a run that never ends does not keep its job from being run again', async () => {
  vi.spyOn(log, 'error').mockImplementation(() => undefined)
  const run = vi.fn(() =>
    run.mock.calls.length > 1 ? Promise.resolve(null) : new Promise<null>(() => undefined),
  )
  const job = { schedule: { everySeconds: 3600 }, limitSeconds: 1, run }
  jobs.start({ [name]: job }, { getDelay: () => 50, leaseMs: 60_000 })
  await expect.poll(() => jobs.row(name), patiently).toMatchObject({ state: 'waiting', runs: 2 })
  expect(run).toHaveBeenCalledTimes(2)
})

test('a job of a certain hour waits for it, and runs at once when the site was down then', async () => {
  const run = vi.fn(() => Promise.resolve(undefined))
  const nightly = 'translation-rescan'
  jobs.start({ [nightly]: { schedule: { dailyAt: '04:00' }, run } })
  await expect.poll(() => jobs.row(nightly), patiently).toMatchObject({ state: 'waiting', runs: 0 })
  const due = new Date((await jobs.row(nightly))?.dueAt ?? '')
  expect(toChisinau(due).time).toBe('04:00')
  expect(due.getTime() - Date.now()).toBeGreaterThan(0)
  expect(due.getTime() - Date.now()).toBeLessThanOrEqual(25 * 60 * 60_000)
  await jobs.makeDue(nightly)
  await expect.poll(() => jobs.row(nightly), patiently).toMatchObject({ state: 'waiting', runs: 1 })
  expect(toChisinau(new Date((await jobs.row(nightly))?.dueAt ?? '')).time).toBe('04:00')
})

test('a worker leaves a job to others that it does not know', async () => {
  const run = vi.fn(() => Promise.resolve(undefined))
  jobs.start(hourly(run))
  await expect.poll(() => jobs.row(name), patiently).toMatchObject({ state: 'waiting', runs: 1 })
  await runSql({
    cms: site.cms,
    query: sql`insert into jobs (name, state, due_at, runs, failures)
      values ('of-tomorrow', 'waiting', now() - interval '1 hour', 0, 0)`,
  })
  await jobs.makeDue(name)
  await expect.poll(() => jobs.row(name), patiently).toMatchObject({ state: 'waiting', runs: 2 })
  const { docs } = await site.cms.find({
    collection: 'jobs',
    where: { name: { equals: 'of-tomorrow' } },
    overrideAccess: true,
  })
  expect(docs).toMatchObject([{ state: 'waiting', runs: 0 }])
})
