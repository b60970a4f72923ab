import { expect, test } from 'vitest'
import { runDifferential } from './differential'

test('the front server reads requests as Node does, and refuses what others would read otherwise', async () => {
  const { passed, differences, unrefused } = await runDifferential({ seed: 24, requests: 1500 })
  expect(differences).toEqual([])
  expect(unrefused).toEqual([])
  // For requests that are not odd enough to be refused.
  expect(passed).toBeGreaterThan(100)
}, 180_000)
