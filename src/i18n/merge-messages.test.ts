import { expect, test } from 'vitest'
import { mergeMessages } from './merge-messages'

const tree = { a: { b: 'Unu', c: 'Doi' }, d: 'Trei' }

test('puts texts in the place of the tree’s own, and leaves the tree as it was', () => {
  const merged = mergeMessages({ tree, texts: { 'a.b': 'One', d: 'Three' } })
  expect(merged).toEqual({ a: { b: 'One', c: 'Doi' }, d: 'Three' })
  expect(tree).toEqual({ a: { b: 'Unu', c: 'Doi' }, d: 'Trei' })
})

test.each(['a', 'a.x', 'x', 'a.b.c', 'd.length', '', 'a.__proto__', '__proto__.b', 'constructor'])(
  'leaves out the key „%s”, which is no message of the tree',
  (key) => {
    expect(mergeMessages({ tree, texts: { [key]: 'X' } })).toEqual(tree)
    expect(Object.hasOwn(Object.prototype, 'b')).toBe(false)
  },
)
