import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { together } from './together'

test('waits for all tasks', async () => {
  const done: string[] = []
  const { signal } = new AbortController()
  const slow = async () => {
    await sleep(20)
    done.push('slow')
  }
  const quick = async () => {
    await Promise.resolve()
    done.push('quick')
  }
  await together({ signal, tasks: [slow, quick] })
  expect(done).toEqual(['quick', 'slow'])
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
  await expect(together({ signal, tasks: [patient, failing] })).rejects.toThrow('broken')
  expect(events).toEqual(['told to stop', 'ended'])
})

test('throws the reason of an interruption', async () => {
  const interruption = new AbortController()
  const patient = (stop: AbortSignal) => sleep(5000, undefined, { signal: stop })
  const running = together({ signal: interruption.signal, tasks: [patient] })
  interruption.abort(new Error('Ctrl-C'))
  await expect(running).rejects.toThrow('Ctrl-C')
})
