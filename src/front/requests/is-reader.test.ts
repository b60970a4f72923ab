import { expect, test } from 'vitest'
import { isReader } from './is-reader'

const agent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36'

function asked(headers: Record<string, string>, method = 'GET'): boolean {
  return isReader({ method, headers: { 'user-agent': agent, ...headers } })
}

test('a browser that shows a page has a reader', () => {
  expect(asked({})).toBe(true)
})

test('so has one that fetches a page of ours while its link is pressed', () => {
  // As Chromium 156 sends them.
  expect(asked({ 'sec-purpose': 'prefetch', 'sec-speculation-tags': '"press"' })).toBe(true)
})

test.each([
  ['a search engine', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['a program', { 'user-agent': 'curl/8.5.0' }],
  ['nobody in particular', { 'user-agent': '' }],
  ['a browser that fetches ahead', { 'sec-purpose': 'prefetch;prerender' }],
  [
    'one that does so from another site',
    { 'sec-purpose': 'prefetch', 'sec-speculation-tags': 'null' },
  ],
  [
    'one that draws a page ahead',
    { 'sec-purpose': 'prefetch;prerender', 'sec-speculation-tags': '"press"' },
  ],
  ['an older one', { purpose: 'prefetch' }],
  ['a script of a page', { rsc: '1' }],
  ['an editor in preview', { cookie: 'lang=ro; __prerender_bypass=abc' }],
])('%s is no reader', (_who, headers) => {
  expect(asked(headers)).toBe(false)
})

test('only pages that are shown are read', () => {
  expect(asked({}, 'HEAD')).toBe(false)
  expect(asked({}, 'POST')).toBe(false)
})
