import { expect, test } from 'vitest'
import { messageDescriptions } from './catalogue/descriptions'
import { ro } from './catalogue/ro'
import { locales } from './locales'
import { messageDescription } from './message-description'
import { flattenMessages, messageNamespace } from './message-keys'

const keys = flattenMessages(ro).map(({ key }) => key)

test('every group of messages is described', () => {
  for (const namespace of new Set(keys.map(messageNamespace))) {
    expect(Object.keys(messageDescriptions)).toContain(namespace)
  }
})

test('every description is of something that exists', () => {
  for (const described of Object.keys(messageDescriptions)) {
    expect(
      keys.some((key) => key === described || key.startsWith(`${described}.`)),
      described,
    ).toBe(true)
  }
})

test('the longest beginning of a key counts', () => {
  const describe = (key: string) => messageDescription({ key, language: 'en' })
  expect(describe('auth.errors.NO_MESSAGE')).toBe(describe('auth.errors'))
  expect(describe('auth.errors.LIMITED')).toContain('{when}')
  expect(describe('mail.resetPassword.title')).not.toBe(describe('mail.greeting'))
})

test('an unknown language is answered in Romanian, an unknown key with nothing', () => {
  expect(messageDescription({ key: 'home', language: 'de' })).toBe(messageDescriptions.home?.ro)
  expect(messageDescription({ key: 'gone.long.ago', language: 'ro' })).toBe('')
})

test('descriptions are sentences in the letters of their language', () => {
  for (const [name, description] of Object.entries(messageDescriptions)) {
    for (const locale of locales) expect(description[locale], name).toMatch(/^[\p{Lu}].*\.$/u)
    expect(description.ro, name).not.toMatch(/[şţŞŢ"“]|[а-яё]/i)
    expect(description.en, name).not.toMatch(/[а-яёăâîșț"„«]/i)
    expect(description.ru, name).not.toMatch(/["„“]/)
  }
})
