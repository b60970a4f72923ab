import { expect, test } from 'vitest'
import { keepRows } from './keep-rows'

const stored = [
  { id: 'a', label: 'Unu', icon: 'x' },
  { id: 'b', label: 'Doi', icon: 'y' },
]

test('rows keep their number and order, and take what was sent for them', () => {
  const sent = [{ id: 'new', label: 'Три' }, { id: 'b', label: 'Два' }, { id: 'a' }]
  expect(keepRows({ stored, sent })).toEqual([{ id: 'a' }, { id: 'b', label: 'Два' }])
})

test.each([[[]], [null], [undefined], [0], ['0'], [[null, 'a', {}]]])(
  'rows that were not sent stay as they are: %j',
  (sent) => {
    expect(keepRows({ stored, sent })).toEqual(stored)
  },
)

test('a block stays of its type', () => {
  const blocks = [{ id: 'a', blockType: 'quote', text: 'Unu' }]
  const sent = [{ id: 'a', blockType: 'banner', text: 'Один' }]
  expect(keepRows({ stored: blocks, sent })).toEqual([{ ...blocks[0], text: 'Один' }])
})

test('where there are no rows none come in', () => {
  expect(keepRows({ stored: null, sent: [{ id: 'a' }] })).toBeNull()
  expect(keepRows({ stored: undefined, sent: [{ id: 'a' }] })).toBeNull()
  expect(keepRows({ stored: [], sent: [{ id: 'a' }] })).toEqual([])
})
