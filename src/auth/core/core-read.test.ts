import { describe, expect, it, vi } from 'vitest'
import { readTwice } from './core-read'

function coreError(method: string, status: number): Error {
  return new Error(
    `SuperTokens core threw an error for a ${method} request to path: '/public/users' with status code: ${status} and message: no`,
  )
}

describe('readTwice', () => {
  it('reads again when the core has failed', async () => {
    const read = vi.fn().mockRejectedValueOnce(coreError('GET', 500)).mockResolvedValue('list')
    expect(await readTwice(read)).toBe('list')
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('gives up after the second time', async () => {
    const read = vi.fn().mockRejectedValue(coreError('GET', 500))
    await expect(readTwice(read)).rejects.toThrow('500')
    expect(read).toHaveBeenCalledTimes(2)
  })

  it.each([coreError('GET', 400), coreError('POST', 500), new Error('fetch failed')])(
    'does not repeat what failed with %s',
    async (error) => {
      const read = vi.fn().mockRejectedValue(error)
      await expect(readTwice(read)).rejects.toBe(error)
      expect(read).toHaveBeenCalledTimes(1)
    },
  )
})
