import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createReaders } from './readers'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

function start() {
  const readers = createReaders()
  const letGo: (() => void)[] = []
  const read = () => readers.during(() => new Promise<void>((resolve) => letGo.push(resolve)))
  let isFree = false
  const wait = async () => {
    await readers.served()
    isFree = true
  }
  return { readers, letGo, read, wait, isFree: () => isFree }
}

test('where nobody waits, nothing steps aside', async () => {
  const { wait, isFree } = start()
  await wait()
  expect(isFree()).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})

test('work steps aside until the last reader has an answer', async () => {
  const { letGo, read, wait, isFree } = start()
  const reading = [read(), read()]
  const waiting = wait()
  letGo[0]?.()
  await reading[0]
  expect(isFree()).toBe(false)
  letGo[1]?.()
  await Promise.all([...reading, waiting])
  expect(isFree()).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})

test('a reader whose page fails holds nothing up', async () => {
  const { readers, wait, isFree } = start()
  const reading = readers.during(() => Promise.reject(new Error('not made')))
  await expect(reading).rejects.toThrow('not made')
  await wait()
  expect(isFree()).toBe(true)
})

test('where somebody always waits, work goes on after a while', async () => {
  const { read, wait, isFree } = start()
  void read()
  void wait()
  await vi.advanceTimersByTimeAsync(900)
  expect(isFree()).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  expect(isFree()).toBe(true)
})
