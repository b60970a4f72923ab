import { expect, test } from 'vitest'
import type { Locale } from './locales'
import { withNamedPages } from './named-pages'

const pages = [
  { name: { value: 'Contact', lang: 'ro' as const }, href: '/ro/contact' },
  { name: { value: 'Contacts', lang: 'en' as const }, href: '/en/contact' },
  { name: { value: 'Условия использования', lang: 'ru' as const }, href: '/ru/terms' },
]

function parts(value: string, lang: Locale) {
  return withNamedPages({ text: { value, lang }, pages })
}

test.each([
  [
    'Scrieți-ne din pagina „Contact”.',
    'ro',
    'Contact',
    '/ro/contact',
    'Scrieți-ne din pagina „',
    '”.',
  ],
  ['See “Contacts” first.', 'en', 'Contacts', '/en/contact', 'See “', '” first.'],
  [
    'Подробности — в «Условия использования».',
    'ru',
    'Условия использования',
    '/ru/terms',
    'Подробности — в «',
    '».',
  ],
] as const)(
  'the name of a page in quotation marks leads to it: %s',
  (text, lang, name, href, before, after) => {
    expect(parts(text, lang)).toEqual([before, { name, href }, after])
  },
)

test('other words in quotation marks stay words', () => {
  for (const text of ['The “Contact” page.', 'Contacts', 'It is “as is”.', '“Contacts', '']) {
    expect(parts(text, 'en')).toEqual([text])
  }
})

test('a text in another language knows the names of that language', () => {
  expect(parts('Din „Contacts”.', 'ro')).toEqual(['Din „Contacts”.'])
})

test('each name leads to its page', () => {
  expect(parts('„Contact” și „Contact”', 'ro')).toHaveLength(5)
})
