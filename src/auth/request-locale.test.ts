import { expect, it } from 'vitest'
import { requestLocale } from './request-locale'

it.each([
  [{ 'x-lang': 'ru' }, 'ru'],
  [{ 'x-lang': 'de', referer: 'http://localhost:3000/en/auth' }, 'en'],
  [{ referer: 'http://localhost:3000/ru' }, 'ru'],
  [{ referer: 'http://localhost:3000/' }, 'ro'],
  [{ referer: 'nothing' }, 'ro'],
  [{}, 'ro'],
])('finds in %o the language %s', (headers, locale) => {
  expect(requestLocale(new Headers(headers))).toBe(locale)
})
