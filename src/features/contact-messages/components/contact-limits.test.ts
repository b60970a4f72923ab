import { expect, test } from 'vitest'
import { contactMessageSchema } from '../schema'
import { longestMessage, longestName } from '../rules'
import { messageDraftErrors } from './contact-limits'

const name = 'Ana'
const message = 'Bună ziua!'

test.each([
  [
    { name, message },
    { name: null, message: null },
  ],
  [
    { name: ' ', message: '\n' },
    { name: 'NAME_FIELD_empty_ERROR', message: 'MESSAGE_FIELD_empty_ERROR' },
  ],
  [
    { name: 'a'.repeat(longestName + 1), message: 'a'.repeat(longestMessage + 1) },
    { name: 'NAME_FIELD_too_long_ERROR', message: 'MESSAGE_FIELD_too_long_ERROR' },
  ],
  [
    { name: ` ${'a'.repeat(longestName)} `, message: `${'a'.repeat(longestMessage)}\n` },
    { name: null, message: null },
  ],
])('finds what the call would refuse', (draft, errors) => {
  expect(messageDraftErrors(draft)).toEqual(errors)
  const { success } = contactMessageSchema.safeParse({ ...draft, locale: 'ro' })
  expect(success).toBe(Object.values(errors).every((error) => error === null))
})
