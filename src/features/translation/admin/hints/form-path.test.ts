import { expect, test } from 'vitest'
import { toDeskPath } from './form-path'

test('the desk names rows by their ids, at every depth', () => {
  const fields = {
    list: { rows: [{ id: 'a' }, { id: 'b' }] },
    'list.1.inner': { rows: [{ id: 'c' }] },
  }
  expect(toDeskPath({ fields, path: 'list.1.inner.0.text' })).toBe('list.b.inner.c.text')
  expect(toDeskPath({ fields, path: 'group.text' })).toBe('group.text')
  expect(toDeskPath({ fields, path: 'list.7.text' })).toBe('list.7.text')
})
