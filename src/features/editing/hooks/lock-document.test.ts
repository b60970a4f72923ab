import { beforeEach, expect, test, vi } from 'vitest'
import { lockDocumentFirst } from './lock-document'

const failure = vi.hoisted(() => ({ error: new Error('none') }))
vi.mock('@/cms/document-lock', () => ({ lockDocument: () => Promise.reject(failure.error) }))

const warn = vi.fn()
const call = {
  args: { id: 7, overrideAccess: true },
  collection: { slug: 'projects' },
  operation: 'update',
  req: { i18n: { language: 'ru' }, payload: { logger: { warn } } },
}
const waitFor = (code: string): unknown => {
  const cause = Object.assign(new Error('of PostgreSQL'), { code })
  failure.error = new Error('Failed query', { cause })
  return Reflect.apply(lockDocumentFirst, null, [call])
}

beforeEach(() => warn.mockClear())

test('a record that stays taken is refused by its code, in the language of the panel', async () => {
  await expect(waitFor('55P03')).rejects.toMatchObject({
    code: 'unavailable',
    status: 503,
    params: { retryAfter: 5 },
    message:
      'Кто-то прямо сейчас сохраняет эту же запись. Ничего не сохранено, попробуйте ещё раз.',
  })
  expect(warn).toHaveBeenCalledOnce()
})

test('a database that goes away meanwhile is not taken for another editor', async () => {
  await expect(waitFor('57P01')).rejects.toBe(failure.error)
  expect(warn).not.toHaveBeenCalled()
})

test('strangers hold no record, and are refused by what follows', async () => {
  failure.error = new Error('The record was locked.')
  for (const user of [null, { collection: 'members', id: 7 }]) {
    const stranger = { ...call, args: { id: 7 }, req: { ...call.req, user } }
    await expect(Reflect.apply(lockDocumentFirst, null, [stranger])).resolves.toBeUndefined()
  }
})
