import { once } from 'node:events'
import { afterEach, expect, test, vi } from 'vitest'
import { startWorker, type Work, type Worker } from './worker'

const workers: Worker[] = []

afterEach(() => Promise.all(workers.splice(0).map(({ stop }) => stop())))

/** A worker with one task that lasts until it is aborted; `confirm` answers for the database. */
function start(confirm: Work<{ id: number }, string>['confirm']) {
  const tasks = [{ id: 1 }]
  const settle = vi.fn(() => Promise.resolve())
  const worker = startWorker<{ id: number }, string>({
    // Nothing listens there: what the worker asks is answered here.
    databaseUrl: 'postgres://127.0.0.1:1/nothing',
    ...{ applicationName: 'test', channel: 'test', onLost: () => undefined },
    ...{ concurrency: 1, leaseMs: 1800, pollMs: 20, graceMs: 0 },
    createWork: () => ({
      claim: () => Promise.resolve(tasks.splice(0)),
      confirm,
      attempt: async (_task, signal) => {
        await once(signal, 'abort')
        return 'aborted'
      },
      isDone: () => false,
      settle,
    }),
  })
  workers.push(worker)
  return { settle }
}

test('a task may take any time while its lease is renewed, and ends where another has it', async () => {
  let renewals = 0
  const { settle } = start(({ tasks }) => Promise.resolve((renewals += 1) < 8 ? tasks : []))
  await vi.waitFor(() => expect(settle).toHaveBeenCalledWith({ id: 1 }, 'aborted'), 10_000)
  expect(renewals).toBe(8)
})

test('a task ends when the database cannot say whose it is', async () => {
  let questions = 0
  const { settle } = start(({ tasks }) => {
    questions += 1
    return questions === 1 ? Promise.resolve(tasks) : Promise.reject(new Error('away'))
  })
  await vi.waitFor(() => expect(settle).toHaveBeenCalledWith({ id: 1 }, 'aborted'), 10_000)
  expect(questions).toBeGreaterThan(1)
})
