import { expect, test } from 'vitest'
import { signInPath } from '@/i18n/paths'
import { wayBackIn } from './way-back'

const locale = 'ro'

test.each(['/ro/become#apply', '/ro', '/ro/proj/cinema?from=mail'])('leads back to %s', (back) => {
  const [, search = ''] = signInPath({ locale, back }).split('?')
  expect(wayBackIn({ search: `?${search}`, locale })).toBe(back)
})

test('the page is in the language chosen on the way', () => {
  const search = `?${new URLSearchParams({ back: '/ro/contact?a=1#form' }).toString()}`
  expect(wayBackIn({ search, locale: 'ru' })).toBe('/ru/contact?a=1#form')
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
  const search = `?${new URLSearchParams({ back }).toString()}`
  expect(wayBackIn({ search, locale })).toBe('/')
})

test('without a query it is the home page', () => {
  expect(wayBackIn({ search: '', locale })).toBe('/')
})
