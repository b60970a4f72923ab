import { expect, test } from 'vitest'
import { namesHost, readRequestPath } from './request-path'

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
  ['/api/%2e%2E/admin', { kind: 'bad' }],
  ['/api/../admin', { kind: 'bad' }],
  ['/api/icons/..%2f..%5Cpackage.json', { kind: 'bad' }],
  ['/ro/./about', { kind: 'bad' }],
  ['/api\\..\\admin', { kind: 'bad' }],
  ['/ro/about#1', { kind: 'bad' }],
  ['/ro/about?a#1', { kind: 'bad' }],
  ['/ro/\xe9', { kind: 'bad' }],
  ['/ro/%61bout/%d0%bA?a=%61', { kind: 'redirect', location: '/ro/about/%D0%BA?a=%61' }],
  ['/ro/..about/a%2Fb', { kind: 'path', path: '/ro/..about/a%2Fb', query: '' }],
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

test('notices a host that is named twice, of which proxies may each take another', () => {
  const rawHeaders = ['Accept', 'host', 'Host', 'pasiuni.example']
  expect(namesHost({ rawHeaders })).toBe(true)
  expect(namesHost({ rawHeaders: [...rawHeaders, 'hOST', 'evil.example'] })).toBe(false)
  expect(namesHost({ rawHeaders: ['Host', 'a b'] })).toBe(false)
  expect(namesHost({ rawHeaders: ['Host', '[::1]:3000'] })).toBe(true)
  // As in HTTP/1.0.
  expect(namesHost({ rawHeaders: [] })).toBe(true)
})
