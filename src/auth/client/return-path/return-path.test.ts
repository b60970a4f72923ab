import { afterEach, expect, test, vi } from 'vitest'
import { signInPath } from '@/i18n/paths'
import {
  findReturnPath,
  storeReturnPath,
  storedReturnPath,
  consumeReturnPath,
  getReturnPath,
  withReturnPath,
} from './return-path'

const locale = 'ro'

/** The memory of a tab. */
function openTab(): Map<string, string> {
  const memory = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
    removeItem: (key: string) => void memory.delete(key),
  })
  return memory
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each(['/ro/become#apply', '/ro', '/ro/proj/cinema?from=mail'])('leads back to %s', (back) => {
  const [, search = ''] = signInPath({ locale, back }).split('?')
  expect(getReturnPath({ search: `?${search}`, locale })).toBe(back)
})

test('the page is in the language chosen on the way', () => {
  const search = `?${new URLSearchParams({ back: '/ro/contact?a=1#form' }).toString()}`
  expect(getReturnPath({ search, locale: 'ru' })).toBe('/ru/contact?a=1#form')
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
  expect(getReturnPath({ search, locale })).toBe('/')
})

test('without a query it is the home page', () => {
  expect(getReturnPath({ search: '', locale })).toBe('/')
})

test('a page of the accounts passes the return path on', () => {
  const path = '/ru/auth/forgot-password'
  const back = '/ru/become?a=1&b=2#apply'
  const [, search = ''] = withReturnPath({ path, back }).split('?')
  expect(findReturnPath({ search, locale: 'ru' })).toBe(back)
  expect(withReturnPath({ path, back: null })).toBe(path)
})

test('a tab remembers the return path as often as a failed attempt needs it', () => {
  openTab()
  storeReturnPath('/ro/become#apply')
  expect(storedReturnPath('en')).toBe('/en/become#apply')
  expect(storedReturnPath('en')).toBe('/en/become#apply')
  expect(consumeReturnPath('ru')).toBe('/ru/become#apply')
  expect(storedReturnPath('ru')).toBeNull()
  expect(consumeReturnPath('ru')).toBe('/')
})

test('whoever comes from nowhere is not sent where somebody came from before', () => {
  openTab()
  storeReturnPath('/ro/become')
  storeReturnPath(null)
  expect(storedReturnPath(locale)).toBeNull()
})

test('what else is in the memory of a tab leads nowhere', () => {
  openTab().set('return-path', 'https://evil.example/ro')
  expect(storedReturnPath(locale)).toBeNull()
  expect(consumeReturnPath(locale)).toBe('/')
})

test('without a memory the way leads home', () => {
  vi.stubGlobal('sessionStorage', undefined)
  storeReturnPath('/ro/become')
  expect(consumeReturnPath(locale)).toBe('/')
})
