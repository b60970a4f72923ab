import { expect, test } from 'vitest'
import { signInPath } from '@/i18n/paths'
import { wayBackIn } from './way-back'

test.each(['/ro/become#apply', '/ru', '/en/proj/cinema?from=mail'])('leads back to %s', (back) => {
  const [, search = ''] = signInPath({ locale: 'ro', back }).split('?')
  expect(wayBackIn(`?${search}`)).toBe(back)
})

test.each([
  'https://evil.example/ro',
  '//evil.example/ro',
  '/\\evil.example/ro',
  '\\\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '/ro/../../evil',
  'ro/become',
  '/admin',
  '/xx/become',
  '',
])('%j is no page of the site', (back) => {
  expect(wayBackIn(`?${new URLSearchParams({ back }).toString()}`)).toBe('/')
})

test('without a query it is the home page', () => {
  expect(wayBackIn('')).toBe('/')
})
