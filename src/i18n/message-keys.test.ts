import { expect, test } from 'vitest'
import { ro } from './catalogue/ro'
import { catalogueText, flattenMessages, messageNamespace } from './message-keys'

// A group is one row of the overview and one screen of a translator.
const largestGroup = 60

test('gives every message its key', () => {
  expect(flattenMessages({ a: { b: { c: 'Unu' }, d: 'Doi' }, e: 'Trei' })).toEqual([
    { key: 'a.b.c', text: 'Unu' },
    { key: 'a.d', text: 'Doi' },
    { key: 'e', text: 'Trei' },
  ])
})

test.each([
  ['layout.menu', 'layout'],
  ['auth.signIn.submit', 'auth.signIn'],
  ['auth.errors.NO_MESSAGE', 'auth.errors'],
  ['auth.attention', 'auth'],
  ['account.profile.title', 'account.profile'],
  ['mail.verifyEmail.subject', 'mail.verifyEmail'],
  ['mail.greeting', 'mail'],
])('%s belongs to %s', (key, namespace) => {
  expect(messageNamespace(key)).toBe(namespace)
})

test('groups are small enough to be worked through', () => {
  const sizes = new Map<string, number>()
  for (const { key } of flattenMessages(ro)) {
    const namespace = messageNamespace(key)
    sizes.set(namespace, (sizes.get(namespace) ?? 0) + 1)
  }
  expect(sizes.size).toBeGreaterThan(10)
  for (const [namespace, size] of sizes) expect(size, namespace).toBeLessThanOrEqual(largestGroup)
})

test('knows the code’s text in every language', () => {
  expect(catalogueText({ locale: 'ro', key: 'layout.menu' })).toBe('Meniu')
  expect(catalogueText({ locale: 'ru', key: 'layout.menu' })).toBe('Меню')
  expect(catalogueText({ locale: 'ro', key: 'layout' })).toBeNull()
  expect(catalogueText({ locale: 'ro', key: 'layout.toString' })).toBeNull()
})
