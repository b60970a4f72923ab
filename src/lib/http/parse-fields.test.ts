import { expect, test } from 'vitest'
import { z } from 'zod'
import { AppError } from '../errors/app-error'
import { parseFields } from './parse-fields'

const schema = z.strictObject({
  name: z.string().min(2, 'NAME_TOO_SHORT').regex(/^a/, 'NAME_FIELD_ERROR'),
  tags: z.array(z.string()).optional(),
})

function getFailure(input: unknown): AppError {
  try {
    parseFields({ schema, input })
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
  throw new Error('It was accepted.')
}

test('gives what the schema makes of it', () => {
  expect(parseFields({ schema, input: { name: 'ab' } })).toEqual({ name: 'ab' })
})

test.each([null, undefined, 'text', 1, true, [], [{ name: 'ab' }]])('%j is no body', (input) => {
  expect(getFailure(input).code).toBe('bad-request')
})

test.each([
  ['the first error of a field', { name: '' }, { name: 'NAME_TOO_SHORT' }],
  ['a field by the key of its message', { name: 'ba' }, { name: 'NAME_FIELD_ERROR' }],
  ['a missing field', {}, { name: 'FIELDS_ERROR' }],
  ['the field that a fault is inside of', { name: 'ab', tags: [1] }, { tags: 'FIELDS_ERROR' }],
  ['unknown fields', { name: 'ab', id: 1, x: 2 }, { id: 'FIELDS_ERROR', x: 'FIELDS_ERROR' }],
])('reports %s', (_, input, fields) => {
  const { code, params } = getFailure(input)
  expect(code).toBe('fields')
  expect(params.fields).toEqual(fields)
})

test('a field named like the prototype is unknown like any other', () => {
  const { fields = {} } = getFailure(JSON.parse('{"name":"ab","__proto__":{"a":1}}')).params
  expect(Object.entries(fields)).toEqual([['__proto__', 'FIELDS_ERROR']])
})

test('hundreds of unknown fields are not all repeated', () => {
  const many = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`k${index}`, 1]))
  expect(Object.keys(getFailure({ name: 'ab', ...many }).params.fields ?? {})).toHaveLength(20)
})
