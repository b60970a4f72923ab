import { expect, test } from 'vitest'
import { linkPageTitle } from './link-page-title'

test('names the pages that mails lead to, and no others', () => {
  expect(linkPageTitle({ segments: ['confirm-email'], language: 'ro' })).toBe(
    'Noua adresă de e-mail · Pasiuni',
  )
  expect(linkPageTitle({ segments: ['new-password'], language: 'ru' })).toBe(
    'Задайте новый пароль · Pasiuni',
  )
  expect(linkPageTitle({ segments: ['new-password', '7'], language: 'ru' })).toBeNull()
  expect(linkPageTitle({ segments: undefined, language: 'en' })).toBeNull()
})
