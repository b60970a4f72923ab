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
])('%j gives %s', (headers, expected) => {
  expect(chooseLanguage(headers)).toBe(expected)
})
