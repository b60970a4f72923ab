import { expect, test, vi } from 'vitest'
import { shareRuns } from './share-runs'

test('the same is run once at a time, and again afterwards', async () => {
  const share = shareRuns<number>()
  const run = vi.fn().mockResolvedValueOnce(1).mockResolvedValueOnce(2).mockResolvedValueOnce(3)
  const [first, same, other] = [
    share({ key: 'a', run }),
    share({ key: 'a', run }),
    share({ key: 'b', run }),
  ]
  expect(await Promise.all([first, same, other])).toEqual([1, 1, 2])
  expect(await share({ key: 'a', run })).toBe(3)
})

test('a run that fails fails for all who share it, and is not kept', async () => {
  const share = shareRuns<number>()
  const run = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce(1)
  const both = await Promise.allSettled([share({ key: 'a', run }), share({ key: 'a', run })])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await share({ key: 'a', run })).toBe(1)
})
