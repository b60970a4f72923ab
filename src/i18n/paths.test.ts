import { expect, test } from 'vitest'
import { languageSwitchPath, localePath, splitLocale } from './paths'

test('puts the language before a path and leaves full addresses alone', () => {
  expect(localePath({ locale: 'ru', path: '' })).toBe('/ru')
  expect(localePath({ locale: 'ru', path: '/' })).toBe('/ru')
  expect(localePath({ locale: 'en', path: '/proj/cinema' })).toBe('/en/proj/cinema')
  expect(localePath({ locale: 'en', path: 'https://a.example' })).toBe('https://a.example')
})

test.each([
  ['/ro', { locale: 'ro', path: '' }],
  ['/en/proj/x', { locale: 'en', path: '/proj/x' }],
  ['/xx/about', null],
  ['/', null],
  ['/rom', null],
])('splits %s', (pathname, expected) => {
  expect(splitLocale(pathname)).toEqual(expected)
})

test('the language switch carries the path', () => {
  expect(languageSwitchPath({ locale: 'ru', path: '/proj/a b' })).toBe(
    '/language/ru?path=%2Fproj%2Fa+b',
  )
})
