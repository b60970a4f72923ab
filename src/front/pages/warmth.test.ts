import { expect, test } from 'vitest'
import { createWarmth } from './warmth'

test('who waits for the pages goes on as soon as they are made', async () => {
  const warmth = createWarmth()
  const waiting = warmth.within(3_600_000)
  expect(warmth.isWarm()).toBe(false)
  warmth.reach()
  await waiting
  expect(warmth.isWarm()).toBe(true)
  await warmth.within(3_600_000)
})

test('nobody waits longer than he said', async () => {
  const warmth = createWarmth()
  await warmth.within(0)
  await warmth.within(20)
  expect(warmth.isWarm()).toBe(false)
})

test('every page once is enough, however often edits begin from the front again', () => {
  const warmth = createWarmth()
  warmth.note('/ro')
  warmth.expect(['/ro', '/en', '/ru'])
  warmth.note('/ro')
  expect(warmth.unmadeFirst(['/ro', '/en', '/ro/x', '/ru'])).toEqual(['/en', '/ru', '/ro', '/ro/x'])
  warmth.note('/ru')
  expect(warmth.isWarm()).toBe(false)
  warmth.note('/en')
  expect(warmth.isWarm()).toBe(true)
})
