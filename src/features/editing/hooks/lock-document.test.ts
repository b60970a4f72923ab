import { expect, test, vi } from 'vitest'
import { lockDocumentFirst } from './lock-document'

vi.mock('@/cms/document-lock', () => ({
  lockDocument: () => Promise.reject(new Error('canceling statement due to lock timeout')),
}))

test('a record that stays taken is refused by its code, in the language of the panel', async () => {
  const warn = vi.fn()
  const call = {
    args: { id: 7 },
    collection: { slug: 'projects' },
    operation: 'update',
    req: { i18n: { language: 'ru' }, payload: { logger: { warn } } },
  }
  await expect(Reflect.apply(lockDocumentFirst, null, [call])).rejects.toMatchObject({
    code: 'unavailable',
    status: 503,
    message:
      'Кто-то прямо сейчас сохраняет эту же запись. Ничего не сохранено, попробуйте ещё раз.',
  })
  expect(warn).toHaveBeenCalledOnce()
})
