import { expect, test } from 'vitest'
import { closesCircle, isOldAddress, tidyAddress } from './redirect-rules'

test.each([
  ['/ro/vechi/', '/vechi'],
  [' /vechi ', '/vechi'],
  ['/ru', '/'],
  ['/vechi?a=1', '/vechi?a=1'],
  ['https://example.org/ro/', 'https://example.org/ro/'],
  [7, 7],
])('%s is stored as %s', (value, stored) => {
  expect(tidyAddress(value)).toBe(stored)
})

test.each([
  ['/vechi', true],
  ['/старое имя', true],
  ['/', true],
  ['vechi', false],
  ['//example.org', false],
  ['/vechi?a=1', false],
  ['/vechi#sus', false],
  ['/a\\b', false],
  ['/a\nb', false],
  [`/${'a'.repeat(400)}`, false],
])('%s can be redirected: %s', (value, isPossible) => {
  expect(isOldAddress(value)).toBe(isPossible)
})

test('a circle is one whatever its length, and one of others counts', () => {
  const redirects = new Map([
    ['/b', '/c'],
    ['/c', '/a'],
    ['/x', '/y'],
    ['/y', '/x'],
  ])
  expect(closesCircle({ from: '/a', to: '/b', redirects })).toBe(true)
  expect(closesCircle({ from: '/a', to: '/a', redirects })).toBe(true)
  expect(closesCircle({ from: '/a', to: '/x', redirects })).toBe(true)
  expect(closesCircle({ from: '/d', to: '/b', redirects })).toBe(false)
  expect(closesCircle({ from: '/a', to: 'https://example.org', redirects })).toBe(false)
})
