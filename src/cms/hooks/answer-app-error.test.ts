import { expect, test } from 'vitest'
import { AppError } from '@/lib/errors/app-error'
import { answerAppError } from './answer-app-error'

function answerTo({ error, language }: { error: Error; language: string }) {
  const req: { i18n: { language: string }; responseHeaders?: Headers } = { i18n: { language } }
  const answer: unknown = Reflect.apply(answerAppError, null, [{ error, req, context: {} }])
  return { answer, retryAfter: req.responseHeaders?.get('retry-after') }
}

test('a refusal has its status, and its sentence in the language of the panel', () => {
  const error = new AppError('limited', { retryAfter: 119.5 })
  const message = 'Too many attempts. Try again in 2 min.'
  expect(answerTo({ error, language: 'en' })).toEqual({
    answer: {
      status: 429,
      response: { errors: [{ name: 'APIError', message, data: { code: 'limited' } }] },
    },
    retryAfter: '120',
  })
  const sentence = { ro: 'Plin.', en: 'Full.', ru: 'Полно.' }
  expect(answerTo({ error: new AppError('conflict', { sentence }), language: 'ru' })).toMatchObject(
    {
      answer: { status: 409, response: { errors: [{ message: 'Полно.' }] } },
      retryAfter: undefined,
    },
  )
})

test('other errors are left to Payload', () => {
  expect(answerTo({ error: new Error('password=…'), language: 'ro' }).answer).toBeUndefined()
})

test('what else the answer says stands beside the code, and errors of fields are named as such', () => {
  const errors = [{ path: 'title', message: 'Taken' }]
  const { answer } = answerTo({
    error: new AppError('conflict', { body: { errors } }),
    language: 'en',
  })
  expect(answer).toMatchObject({
    status: 409,
    response: { errors: [{ name: 'ValidationError', data: { code: 'conflict', errors } }] },
  })
})
