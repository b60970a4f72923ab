import { expect, test } from 'vitest'
import { mergeIntoStoredRows } from './merge-into-stored-rows'

const stored = [
  { id: 'a', label: 'Unu', icon: 'x' },
  { id: 'b', label: 'Doi', icon: 'y' },
]

test('rows keep their number and order, and take what was sent for them', () => {
  const sent = [{ id: 'new', label: 'Три' }, { id: 'b', label: 'Два' }, { id: 'a' }]
  expect(mergeIntoStoredRows({ stored, sent })).toEqual([{ id: 'a' }, { id: 'b', label: 'Два' }])
})

test.each([[[]], [null], [undefined], [0], ['0'], [[null, 'a', {}]]])(
  'rows that were not sent stay as they are: %j',
  (sent) => {
    expect(mergeIntoStoredRows({ stored, sent })).toEqual(stored)
  },
)

test('a block stays of its type', () => {
  const blocks = [{ id: 'a', blockType: 'quote', text: 'Unu' }]
  const sent = [{ id: 'a', blockType: 'banner', text: 'Один' }]
  expect(mergeIntoStoredRows({ stored: blocks, sent })).toEqual([{ ...blocks[0], text: 'Один' }])
})

test('where there are no rows none come in', () => {
  expect(mergeIntoStoredRows({ stored: null, sent: [{ id: 'a' }] })).toBeNull()
  expect(mergeIntoStoredRows({ stored: undefined, sent: [{ id: 'a' }] })).toBeNull()
  expect(mergeIntoStoredRows({ stored: [], sent: [{ id: 'a' }] })).toEqual([])
})
