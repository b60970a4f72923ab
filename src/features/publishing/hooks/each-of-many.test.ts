import { beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '@/lib/errors/app-error'
import { changeEach } from './each-of-many'

const ids = [1, 2, 3, 4]
const req = { i18n: { language: 'en' }, payload: { logger: { error: vi.fn() } } }
const change = vi.fn<(id: number) => Promise<unknown>>()

const waitedInVain = new Error('Failed query', {
  cause: Object.assign(new Error('of PostgreSQL'), { code: '55P03' }),
})

const outcome = (): unknown => Reflect.apply(changeEach, null, [{ req, ids, change }])

beforeEach(() => {
  change.mockReset().mockImplementation((id) => Promise.resolve({ id }))
})

test.each([waitedInVain, new AppError('unavailable')])(
  'after two records in a row that somebody else holds the rest is left alone',
  async (error) => {
    change
      .mockResolvedValueOnce({ id: 1 })
      .mockRejectedValueOnce(error)
      .mockRejectedValueOnce(error)
    await expect(outcome()).resolves.toMatchObject({
      docs: [{ id: 1 }],
      errors: [{ id: 2 }, { id: 3 }, { id: 4, isPublic: true }],
    })
    expect(change).toHaveBeenCalledTimes(3)
  },
)

test('one that is held, and refusals, hold up no other', async () => {
  change
    .mockRejectedValueOnce(waitedInVain)
    .mockRejectedValueOnce(new AppError('conflict'))
    .mockRejectedValueOnce(waitedInVain)
  await expect(outcome()).resolves.toMatchObject({
    docs: [{ id: 4 }],
    errors: [{ id: 1 }, { id: 2 }, { id: 3 }],
  })
})
