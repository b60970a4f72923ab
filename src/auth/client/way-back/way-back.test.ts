import { afterEach, expect, test, vi } from 'vitest'
import { signInPath } from '@/i18n/paths'
import {
  findWayBack,
  keepWayBack,
  keptWayBack,
  takeWayBack,
  wayBackIn,
  withWayBack,
} from './way-back'

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

test('a page of the accounts hands the way back on', () => {
  const path = '/ru/auth/forgot-password'
  const back = '/ru/become?a=1&b=2#apply'
  const [, search = ''] = withWayBack({ path, back }).split('?')
  expect(findWayBack({ search, locale: 'ru' })).toBe(back)
  expect(withWayBack({ path, back: null })).toBe(path)
})

test('a tab remembers the way back as often as a failed attempt needs it', () => {
  openTab()
  keepWayBack('/ro/become#apply')
  expect(keptWayBack('en')).toBe('/en/become#apply')
  expect(keptWayBack('en')).toBe('/en/become#apply')
  expect(takeWayBack('ru')).toBe('/ru/become#apply')
  expect(keptWayBack('ru')).toBeNull()
  expect(takeWayBack('ru')).toBe('/')
})

test('whoever comes from nowhere is not sent where somebody came from before', () => {
  openTab()
  keepWayBack('/ro/become')
  keepWayBack(null)
  expect(keptWayBack(locale)).toBeNull()
})

test('what else is in the memory of a tab leads nowhere', () => {
  openTab().set('way-back', 'https://evil.example/ro')
  expect(keptWayBack(locale)).toBeNull()
  expect(takeWayBack(locale)).toBe('/')
})

test('without a memory the way leads home', () => {
  vi.stubGlobal('sessionStorage', undefined)
  keepWayBack('/ro/become')
  expect(takeWayBack(locale)).toBe('/')
})
