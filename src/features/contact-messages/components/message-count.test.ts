import { expect, test } from 'vitest'
import { getMessages, getTranslator } from '@/i18n/translator'
import type { Locale } from '@/i18n/locales'
import { countText } from '@/components/ui/form/count-text'

function say({ left, locale }: { left: number; locale: Locale }): string {
  return countText({ left, texts: getMessages(locale).account.contact, locale })
}

test.each([
  ['ro', 'Caractere rămase: 5.000', 'Caractere în plus: 1.234', 'Un caracter în plus'],
  ['en', 'Characters left: 5,000', '1,234 characters over the limit', '1 character over the limit'],
  ['ru', 'Осталось символов: 5 000', 'Лишних символов: 1 234', 'Один лишний символ'],
] as const)('counts in the words of the language: %s', (locale, left, over, overByOne) => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')
  expect(plain(say({ left: 5000, locale }))).toBe(left)
  expect(plain(say({ left: -1234, locale }))).toBe(over)
  expect(say({ left: -1, locale })).toBe(overByOne)
  expect(say({ left: 0, locale })).toMatch(/: 0$/)
})

test.each(['ro', 'en', 'ru'] as const)('writes numbers as the hint does: %s', (locale) => {
  const hint = getTranslator(locale)('account.contact.messageHint', { limit: 5000 })
  const [, limit = ''] = say({ left: 5000, locale }).split(': ')
  expect(hint).toContain(limit)
})
