import { expect, test } from 'vitest'
import { readRequestPath } from './request-path'

test.each([
  ['/', { kind: 'path', path: '/', query: '' }],
  ['/ro/about?a=1', { kind: 'path', path: '/ro/about', query: '?a=1' }],
  ['/ro/', { kind: 'redirect', location: '/ro' }],
  ['/RO', { kind: 'redirect', location: '/ro' }],
  ['/Ru//about/?q=/x//', { kind: 'redirect', location: '/ru/about?q=/x//' }],
  ['//evil.example/x', { kind: 'redirect', location: '/evil.example/x' }],
  ['/\\evil.example', { kind: 'redirect', location: '/evil.example' }],
  ['/ro/%E0%A4%A', { kind: 'bad' }],
  ['/ro/%00', { kind: 'bad' }],
  ['http://evil.example/ro', { kind: 'bad' }],
  [`/ro/${'a'.repeat(10_000)}`, { kind: 'bad' }],
])('%s', (target, expected) => {
  expect(readRequestPath(target)).toEqual(expected)
})

test('keeps the case of everything but the language', () => {
  expect(readRequestPath('/EN/Proj/Cinema')).toEqual({
    kind: 'redirect',
    location: '/en/Proj/Cinema',
  })
})
