import { expect, test } from 'vitest'
import { publicNumbers } from './public-numbers'

test('small numbers are told as small only', () => {
  expect(publicNumbers({ members: 19, readers: 3 })).toEqual({
    members: { count: 20, isBelow: true },
    readers: { count: 20, isBelow: true },
  })
})

test('members are counted to the last one, readers as closely as they are known', () => {
  expect(publicNumbers({ members: 1234, readers: 1284 })).toEqual({
    members: { count: 1234, isBelow: false },
    readers: { count: 1300, isBelow: false },
  })
})

test('readers are left out until a day has been counted', () => {
  expect(publicNumbers({ members: 20, readers: null })).toEqual({
    members: { count: 20, isBelow: false },
    readers: null,
  })
})
