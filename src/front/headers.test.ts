import { expect, test } from 'vitest'
import { documentVary, withoutMark } from './headers'

test('no value tells the mark', () => {
  const headers = {
    link: '</a.css>; rel=preload; as="style"; nonce="c0ffee", </b.woff2>; rel=preload',
    'set-cookie': ['a=1', 'b=c0ffee'],
    age: '3',
  }
  expect(withoutMark({ headers, mark: 'c0ffee' })).toEqual({
    link: '</a.css>; rel=preload; as="style", </b.woff2>; rel=preload',
    'set-cookie': ['a=1', 'b='],
    age: '3',
  })
})

test('a header without a value is none', () => {
  expect(withoutMark({ headers: { link: undefined, age: '3' }, mark: 'c0ffee' })).toEqual({
    age: '3',
  })
})

test('a document does not vary on what only data depends on', () => {
  const next = 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch'
  expect(documentVary(next)).toBe('rsc')
  expect(documentVary(`${next}, Accept-Encoding`)).toBe('rsc, Accept-Encoding')
  expect(documentVary(undefined)).toBeUndefined()
})
