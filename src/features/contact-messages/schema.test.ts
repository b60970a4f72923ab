import { expect, test } from 'vitest'
import { contactMessageSchema } from './schema'

const fine = { name: 'Ana', message: 'Bună ziua', locale: 'ro' }

test('a message is trimmed and written in one way', () => {
  const given = { name: ' S\u0326tefan ', message: '\r\nunu\r\n\tdoi\rtrei \n', locale: 'en' }
  const expected = { name: 'Ștefan', message: 'unu\n\tdoi\ntrei', locale: 'en' }
  expect(contactMessageSchema.parse(given)).toEqual(expected)
})

test('line breaks count once, however the browser sends them', () => {
  const message = `${'a\r\n'.repeat(2499)}ab`
  expect(contactMessageSchema.parse({ ...fine, message }).message).toHaveLength(5000)
})

test.each([
  [{ name: 'x'.repeat(100) }, undefined],
  [{ name: 'x'.repeat(101) }, 'NAME_FIELD_too_long_ERROR'],
  [{ name: '' }, 'NAME_FIELD_empty_ERROR'],
  [{ name: ' \n ' }, 'NAME_FIELD_empty_ERROR'],
  [{ name: '\u200b' }, 'NAME_FIELD_empty_ERROR'],
  [{ name: undefined }, 'NAME_FIELD_empty_ERROR'],
  [{ name: null }, 'NAME_FIELD_empty_ERROR'],
  [{ name: 'a\nBcc: b' }, 'NAME_FIELD_ERROR'],
  [{ message: 'x'.repeat(5000) }, undefined],
  [{ message: 'x'.repeat(5001) }, 'MESSAGE_FIELD_too_long_ERROR'],
  [{ message: '' }, 'MESSAGE_FIELD_empty_ERROR'],
  [{ message: '\t\n ' }, 'MESSAGE_FIELD_empty_ERROR'],
  [{ message: 5 }, 'MESSAGE_FIELD_empty_ERROR'],
  [{ message: 'a\u0000b' }, 'MESSAGE_FIELD_ERROR'],
  [{ message: 'a\udc00' }, 'MESSAGE_FIELD_ERROR'],
])('%j: %s', (change, message) => {
  const result = contactMessageSchema.safeParse({ ...fine, ...change })
  expect(result.error?.issues[0]?.message).toBe(message)
})

test.each([{ locale: 'de' }, { locale: undefined }, { memberId: 'x' }])(
  'is refused with %j',
  (change) => {
    expect(contactMessageSchema.safeParse({ ...fine, ...change }).success).toBe(false)
  },
)
