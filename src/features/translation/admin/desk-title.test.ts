import { expect, test } from 'vitest'
import { deskTitle } from './desk-title'

test('names each part of the desk in the language of the admin', () => {
  expect(deskTitle({ segments: ['translations'], language: 'ro' })).toBe(
    'Stadiu – Traduceri · Pasiuni',
  )
  expect(deskTitle({ segments: ['translations', 'list'], language: 'ru' })).toBe(
    'Тексты – Переводы · Pasiuni',
  )
})

test('leaves the rest of the admin to Payload', () => {
  expect(deskTitle({ segments: undefined, language: 'en' })).toBeNull()
  expect(deskTitle({ segments: ['collections', 'list'], language: 'en' })).toBeNull()
  expect(deskTitle({ segments: ['translations', 'nothing'], language: 'en' })).toBeNull()
})
