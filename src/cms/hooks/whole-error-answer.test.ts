import { APIError, type PayloadRequest, ValidationError } from 'payload'
import { expect, test } from 'vitest'
import { wholeErrorAnswer } from './whole-error-answer'

function answerTo(error: Error) {
  const req: Partial<PayloadRequest> = {}
  const unknown = { errors: [{ message: 'An unknown error occurred.' }] }
  return Reflect.apply(wholeErrorAnswer, null, [{ error, req, context: {}, result: unknown }])
}

/** The error as code of another copy of Payload throws it, minified. */
function fromElsewhere(error: Error): Error {
  const { message, ...rest } = error
  return Object.assign(new Error(message), rest, { name: '' })
}

test('a refusal of a hook is said as it was worded, with its details', () => {
  const texts = [{ unit: 'global:about:head.title' }]
  const error = fromElsewhere(new APIError('Not published: Title', 400, { texts }, true))
  expect(answerTo(error)).toEqual({
    response: { errors: [{ name: 'APIError', message: 'Not published: Title', data: { texts } }] },
  })
  const plain = fromElsewhere(new APIError('Taken', 409, null, true))
  expect(answerTo(plain)).toEqual({
    response: { errors: [{ name: 'APIError', message: 'Taken' }] },
  })
})

test('a field that is not valid is named', () => {
  const errors = [{ message: 'Required', path: 'name' }]
  const error = fromElsewhere(new ValidationError({ errors }))
  expect(answerTo(error)).toMatchObject({
    response: { errors: [{ name: 'ValidationError', data: { errors } }] },
  })
})

test('what is nobody’s to know is left to Payload', () => {
  expect(answerTo(new Error('password=…'))).toBeUndefined()
  expect(answerTo(fromElsewhere(new APIError('secret', 500)))).toBeUndefined()
})
