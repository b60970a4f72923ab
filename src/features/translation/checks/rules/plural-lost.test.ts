import { expect, it } from 'vitest'
import { foundIn } from '../../../../../tests/helpers/found-in-text'

const source = '{count, plural, one {# mesaj} few {# mesaje} other {# de mesaje}}'
const message = { locale: 'en', format: 'message', source, check: 'plural-lost' } as const

it('a number that has plural forms in the source needs them in the text', () => {
  expect(foundIn({ ...message, text: '{count} messages' })).toEqual(['warning'])
  expect(foundIn({ ...message, text: '<b>{count, number}</b> messages' })).toEqual(['warning'])
})

it.each([
  '{count, plural, one {# message} other {# messages}}',
  // Another check reports an argument that is missing.
  'Messages',
  'Messages: {count, plural, one {',
])('%s is left to others', (text) => {
  expect(foundIn({ ...message, text })).toEqual([])
})
