import { expect, test } from 'vitest'
import { ro } from '@/i18n/catalogue/ro'
import { flattenMessages, messageNamespace } from '@/i18n/message-keys'
import { messageGroupTitle, namedMessageGroups } from './message-groups'

test('every group of messages has a name', () => {
  const groups = flattenMessages(ro).map(({ key }) => messageNamespace(key))
  expect([...new Set(groups)].sort()).toEqual(namedMessageGroups().sort())
})

test('names a group by its parts, in the language of the admin', () => {
  expect(messageGroupTitle({ group: 'auth.errors', language: 'ro' })).toBe(
    'Autentificare › Mesaje de eroare',
  )
})
