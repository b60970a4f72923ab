import { expect, test } from 'vitest'
import { inLanguage, withoutLanguage, withoutOrigin } from './site-link'

function link(url: string) {
  return { type: 'link', version: 1, fields: { url, linkType: 'custom' } }
}

test.each([
  ['/ro/terms', '/terms'],
  ['/ru', ''],
  ['/en?a=1', '?a=1'],
  ['/rower', '/rower'],
  ['/de/terms', '/de/terms'],
  ['https://example.org/ro/terms', 'https://example.org/ro/terms'],
])('%s without its language is “%s”', (url, expected) => {
  expect(withoutLanguage(url)).toBe(expected)
})

test.each([
  ['https://pasiuni.example/ro/terms#x', '/ro/terms#x'],
  ['https://pasiuni.example/ro', '/ro'],
  ['https://pasiuni.example', 'https://pasiuni.example'],
  ['https://pasiuni.example/news', 'https://pasiuni.example/news'],
  ['https://pasiuni.example?at=/ro', 'https://pasiuni.example?at=/ro'],
  ['mailto:ana@pasiuni.example', 'mailto:ana@pasiuni.example'],
  ['/ro/terms', '/ro/terms'],
])('%s without a server is “%s”', (url, expected) => {
  expect(withoutOrigin(url)).toBe(expected)
})

test('a link to a page of the site leads to the page in the other language', () => {
  expect(inLanguage({ link: link('/ro/terms#x'), locale: 'ru' })).toEqual(link('/ru/terms#x'))
  expect(inLanguage({ link: link('https://a.example/ro'), locale: 'ru' })).toEqual(
    link('https://a.example/ro'),
  )
})
