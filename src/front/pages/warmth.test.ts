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
