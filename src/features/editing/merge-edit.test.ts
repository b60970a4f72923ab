import { expect, test } from 'vitest'
import { getEditBase, valueHash } from '@/lib/edit-base'
import { mergeEdit } from './merge-edit'

const start = { title: 'A', lead: 'B', group: { text: 'C', icon: 'x' } }

function merge(options: { sent: Record<string, unknown>; stored: unknown; base?: unknown }) {
  const data = structuredClone(options.sent)
  const merged = mergeEdit({
    data,
    base: getEditBase(options.base ?? start),
    stored: options.stored,
  })
  return { ...merged, data }
}

test('what the form has not changed is not written', () => {
  const sent = { ...start, title: 'A2', _status: 'published' }
  const stored = { ...start, group: { text: 'C of another', icon: 'x' } }
  expect(merge({ sent, stored })).toEqual({
    data: { title: 'A2', group: {}, _status: 'published' },
    kept: ['group.text'],
    news: ['group.text'],
    conflicts: [],
    written: { title: valueHash('A2') },
  })
})

test('a field changed by both is a conflict, unless both say the same', () => {
  const sent = { ...start, title: 'Mine', lead: 'Same' }
  const stored = { ...start, title: 'Theirs', lead: 'Same' }
  expect(merge({ sent, stored })).toMatchObject({ kept: [], conflicts: ['title'] })
})

test('a text that someone else has emptied is not emptied silently, nor brought back', () => {
  const stored = { ...start, title: null }
  expect(merge({ sent: start, stored })).toMatchObject({ kept: ['title'], conflicts: [] })
  expect(merge({ sent: { ...start, title: 'Mine' }, stored }).conflicts).toEqual(['title'])
})

test('fields that are not sent, or that the form did not know, are let alone', () => {
  const merged = merge({ sent: { title: 'A', other: 'new' }, stored: start })
  expect(merged).toMatchObject({ data: { other: 'new' }, kept: [], conflicts: [] })
})

test('a default that the form has filled in stands for what is stored', () => {
  const data = { stage: 'open' }
  const base = { stage: [valueHash('construction'), valueHash(null)] }
  expect(mergeEdit({ data, base, stored: {} }).conflicts).toEqual([])
  const untouched = { data: { stage: 'construction' }, base }
  expect(mergeEdit({ ...untouched, stored: {} })).toMatchObject({ kept: ['stage'], news: [] })
})
