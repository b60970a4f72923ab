import { expect, test } from 'vitest'
import { createGate } from './gate'

test('lets no more in than there are places, and everybody in the end', async () => {
  const enter = createGate({ places: 3 })
  let inside = 0
  let most = 0
  const visit = async (guest: number) => {
    inside += 1
    most = Math.max(most, inside)
    await new Promise((resolve) => setImmediate(resolve))
    inside -= 1
    return guest
  }
  const guests = Array.from({ length: 20 }, (_, guest) => guest)
  expect(await Promise.all(guests.map((guest) => enter(() => visit(guest))))).toEqual(guests)
  expect(most).toBe(3)
})

test('gives a place back when a task fails', async () => {
  const enter = createGate({ places: 1 })
  const fail = () => Promise.reject(new Error('failed'))
  await Promise.all([
    expect(enter(fail)).rejects.toThrow('failed'),
    expect(enter(fail)).rejects.toThrow('failed'),
  ])
  expect(await enter(() => Promise.resolve('in'))).toBe('in')
})
