import { expect, test } from 'vitest'
import { locales } from '@/i18n/locales'
import { getMessages } from '@/i18n/translator'
import { fieldText, problemText } from './problem-text'

test.each([
  ['ro', 'Prea multe încercări. Mai încercați peste 20 de minute.'],
  ['en', 'Too many attempts. Try again in 20 minutes.'],
  ['ru', 'Слишком много попыток. Попробуйте снова через 20 минут.'],
] as const)('says how long to wait: %s', (locale, text) => {
  const { auth: texts } = getMessages(locale)
  const problem = { key: 'LIMITED', retryAfter: 1200 } as const
  expect(problemText({ problem, texts, locale })).toBe(text)
})

test('quotes the server as it speaks', () => {
  const { auth: texts } = getMessages('en')
  const problem = { key: 'SIGN_IN_NOT_ALLOWED', reason: 'Costs $& {when}.' } as const
  expect(problemText({ problem, texts, locale: 'en' })).toBe(
    'Signing in is not allowed. The reason: Costs $& {when}.',
  )
})

test('the states of a social sign-in are told in the words of the specification', () => {
  const { auth: texts } = getMessages('en')
  const say = (problem: Parameters<typeof problemText>[0]['problem']) =>
    problemText({ problem, texts, locale: 'en' })
  expect([
    say({ key: 'STATE_NOT_SAVED' }),
    say({ key: 'STATE_NOT_RETURNED' }),
    say({ key: 'STATE_EXPIRED' }),
    say({ key: 'STATE_INVALID' }),
    say({ key: 'PROVIDER_ERROR', reason: 'server_error' }),
    say({ key: 'NO_EMAIL_GIVEN_BY_PROVIDER' }),
    say({ key: 'NO_MESSAGE' }),
  ]).toEqual([
    'No valid auth state present in session storage',
    'No state recieved from auth provider',
    'Auth state verification failed. The auth provider took too long to respond',
    'Auth state verification failed. The auth provider responded with an invalid state',
    'Auth provider responded with error: server_error',
    'No email provided by social login. Please use another form of login',
    'No Error Message Provided',
  ])
})

test.each(locales)('calls for attention beside a field: %s', (locale) => {
  const { auth: texts } = getMessages(locale)
  const problem = {
    key: 'FIELDS_ERROR',
    fields: [{ id: 'email', key: 'EMAIL_FIELD_ERROR' }],
  } as const
  const shown = fieldText({
    problem: { ...problem, fields: [...problem.fields] },
    id: 'email',
    texts,
  })
  expect(shown).toBe(`${texts.attention} ${texts.errors.EMAIL_FIELD_ERROR}`)
  expect(fieldText({ problem: null, id: 'email', texts })).toBeUndefined()
})
