import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { runInParallel } from './run-in-parallel'

test('waits for all tasks and gives their results', async () => {
  const done: string[] = []
  const { signal } = new AbortController()
  const slow = async () => {
    await sleep(20)
    done.push('slow')
    return 1
  }
  const quick = async () => {
    await Promise.resolve()
    done.push('quick')
    return 'two'
  }
  const results = await runInParallel({
    signal,
    start: (begin) => Promise.all([begin(slow), begin(quick)]),
  })
  expect(done).toEqual(['quick', 'slow'])
  expect(results).toEqual([1, 'two'])
})

test('tells the others to stop when one fails, and throws only after they have ended', async () => {
  const { signal } = new AbortController()
  const events: string[] = []
  const failing = () => Promise.reject(new Error('broken'))
  const patient = async (stop: AbortSignal) => {
    await sleep(5000, undefined, { signal: stop }).catch(() => events.push('told to stop'))
    await sleep(20)
    events.push('ended')
  }
  const running = runInParallel({
    signal,
    start: (begin) => Promise.all([begin(patient), begin(failing)]),
  })
  await expect(running).rejects.toThrow('broken')
  expect(events).toEqual(['told to stop', 'ended'])
})

test('throws the reason of an interruption', async () => {
  const interruption = new AbortController()
  const patient = (stop: AbortSignal) => sleep(5000, undefined, { signal: stop })
  const running = runInParallel({ signal: interruption.signal, start: (begin) => begin(patient) })
  interruption.abort(new Error('Ctrl-C'))
  await expect(running).rejects.toThrow('Ctrl-C')
})
