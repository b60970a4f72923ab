import { expect, test } from 'vitest'
import { createsLoop, isOldAddress, normalizeTarget } from './redirect-rules'

const origin = 'https://pasiuni.example'

test.each([
  ['/ro/vechi/', '/vechi'],
  [' /vechi ', '/vechi'],
  ['/ru', '/'],
  ['/vechi?a=1', '/vechi?a=1'],
  ['https://example.org/ro/', 'https://example.org/ro/'],
  ['https://pasiuni.example/ro/vechi/', '/vechi'],
  [' HTTPS://Pasiuni.Example/ru ', '/'],
  ['https://pasiuni.example/proj/cinema', '/proj/cinema'],
  ['https://pasiuni.example', '/'],
  ['https://pasiuni.example/ro/about#echipa', 'https://pasiuni.example/ro/about#echipa'],
  [
    'https://pasiuni.example/api/media/file/statut.webp',
    'https://pasiuni.example/api/media/file/statut.webp',
  ],
  ['https://pasiuni.example/account/export', 'https://pasiuni.example/account/export'],
  ['https://pasiuni.example/ro/caf%C3%A9', 'https://pasiuni.example/ro/caf%C3%A9'],
  ['https://pasiuni.example.org/ro/vechi', 'https://pasiuni.example.org/ro/vechi'],
  [7, 7],
])('%s is stored as %s', (value, stored) => {
  expect(normalizeTarget({ value, origin })).toBe(stored)
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
  expect(createsLoop({ from: '/a', to: '/b', redirects, origin })).toBe(true)
  expect(createsLoop({ from: '/a', to: '/a', redirects, origin })).toBe(true)
  expect(createsLoop({ from: '/a', to: '/x', redirects, origin })).toBe(true)
  expect(createsLoop({ from: '/d', to: '/b', redirects, origin })).toBe(false)
  expect(createsLoop({ from: '/a', to: 'https://example.org', redirects, origin })).toBe(false)
  const own = new Map([['/b', `${origin}/ro/a`]])
  expect(createsLoop({ from: '/a', to: '/b', redirects: own, origin })).toBe(true)
  expect(createsLoop({ from: '/a', to: `${origin}/ro/a?b=1`, redirects, origin })).toBe(true)
})
