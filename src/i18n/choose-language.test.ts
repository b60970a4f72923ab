import { expect, test } from 'vitest'
import { chooseLanguage } from './choose-language'

test.each([
  [{}, 'ro'],
  [{ 'accept-language': 'ru-RU,ru;q=0.9,en;q=0.8' }, 'ru'],
  [{ 'accept-language': 'de-DE,de;q=0.9,en-GB;q=0.5' }, 'en'],
  [{ 'accept-language': 'en;q=0.3,ro-MD;q=0.7' }, 'ro'],
  [{ 'accept-language': 'fr,de' }, 'ro'],
  [{ 'accept-language': '*' }, 'ro'],
  [{ 'accept-language': ',;;q=x,\u0001' }, 'ro'],
  [{ 'accept-language': 'ru', cookie: 'a=b; lang=en' }, 'en'],
  [{ 'accept-language': 'ru', cookie: 'lang=xx' }, 'ru'],
  [{ cookie: 'xlang=en; lang' }, 'ro'],
  [{ 'accept-language': 'mo-MD' }, 'ro'],
  [{ 'accept-language': 'zh-Hant-TW,ru-UA;q=0.9' }, 'ru'],
])('%j gives %s', (headers, expected) => {
  expect(chooseLanguage(headers)).toBe(expected)
})

test('a header with thousands of tags is read no further than browsers go', () => {
  const letters = Array.from({ length: 26 }, (_, position) => String.fromCharCode(97 + position))
  const others = letters.flatMap((one) => letters.map((other) => `x${one}${other}-0abc`))
  const header = (after: number) => [...others.slice(0, after), 'ru'].join(',')
  expect(chooseLanguage({ 'accept-language': header(5) })).toBe('ru')
  expect(chooseLanguage({ 'accept-language': header(600) })).toBe('ro')
})

test('regions of one language count once', () => {
  const regions = Array.from({ length: 600 }, (_, number) => `fr-${100 + number}`)
  expect(chooseLanguage({ 'accept-language': [...regions, 'ru'].join(',') })).toBe('ru')
})
