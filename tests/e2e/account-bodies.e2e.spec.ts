import { expect } from '@playwright/test'
import { authPosts, letter, refusal, test, writes } from '../helpers/account-test'
import { toFormFields, openDevice } from '../helpers/device'

test.describe('a body', () => {
  for (const [body, status, code] of [
    ['{"first_name":', 400, 'bad-json'],
    ['', 400, 'bad-json'],
    ['null', 400, 'bad-request'],
    ['[]', 400, 'bad-request'],
    ['7', 400, 'bad-request'],
    [JSON.stringify({ first_name: 'a'.repeat(70_000) }), 413, 'too-large'],
  ] as const) {
    const name = body.length > 40 ? `of ${body.length} bytes` : JSON.stringify(body)
    test(`${name} is refused with ${status}`, async ({ members: { verified } }) => {
      for (const [path] of writes) {
        const answer = await verified.device.call(path, { body })
        expect(refusal(answer), path).toEqual([status, expect.objectContaining({ code })])
      }
      for (const path of ['/auth/signin', '/auth/signup', '/auth/user/password/reset/token']) {
        const answer = await openDevice(verified.device).call(path, { body })
        // Without a body there are no fields either.
        const expected = body === '' ? 'bad-request' : code
        expect(refusal(answer), path).toEqual([status, expect.objectContaining({ code: expected })])
      }
    })
  }

  test('of another kind is refused with 415', async ({ members: { verified } }) => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonx']) {
      const headers = { 'content-type': type }
      for (const [path, body] of [...writes, authPosts[0]]) {
        const answer = await verified.device.call(path, { body, headers })
        const expected = [415, expect.objectContaining({ code: 'media-type' })]
        expect(refusal(answer), path).toEqual(expected)
      }
    }
  })

  const wrongProfiles: [body: object, fields: object][] = [
    [{ userId: 'x' }, { userId: 'FIELDS_ERROR' }],
    [{ id: 1, first_name: 'Ana' }, { id: 'FIELDS_ERROR' }],
    [{ first_name: 'a'.repeat(101) }, { first_name: 'NAME_FIELD_too_long_ERROR' }],
    [{ last_name: 'a\u0000b' }, { last_name: 'NAME_FIELD_ERROR' }],
    [{ lang: 'de' }, { lang: 'FIELDS_ERROR' }],
    [{ pasions: [] }, { pasions: 'PASIONS_FIELD_ERROR' }],
    [{ pasions: { ['a'.repeat(41)]: true } }, { pasions: 'PASIONS_FIELD_too_long_ERROR' }],
    [{ pasions: { a: { b: {} } } }, { pasions: 'PASIONS_FIELD_ERROR' }],
    [
      { pasions: Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`p${i}`, true])) },
      { pasions: 'PASIONS_FIELD_too_many_ERROR' },
    ],
  ]

  test('with faulty fields names them: profile', async ({ members: { verified } }) => {
    const before = await verified.device.call('/usermeta')
    for (const [body, fields] of wrongProfiles) {
      const answer = await verified.device.call('/usermeta', { body })
      const expected = [400, expect.objectContaining({ code: 'fields', fields })]
      expect(refusal(answer)).toEqual(expected)
    }
    expect((await verified.device.call('/usermeta')).body).toEqual(before.body)
  })

  const wrongLetters: [change: object, fields: object][] = [
    [{ name: '' }, { name: 'NAME_FIELD_empty_ERROR' }],
    [{ name: 'a\r\nBcc: b@c.d' }, { name: 'NAME_FIELD_ERROR' }],
    [{ message: ' ' }, { message: 'MESSAGE_FIELD_empty_ERROR' }],
    [{ message: 'ж'.repeat(5001) }, { message: 'MESSAGE_FIELD_too_long_ERROR' }],
    [{ locale: 'de' }, { locale: 'FIELDS_ERROR' }],
    [{ memberId: 'x' }, { memberId: 'FIELDS_ERROR' }],
    [
      { name: '', message: '' },
      { name: 'NAME_FIELD_empty_ERROR', message: 'MESSAGE_FIELD_empty_ERROR' },
    ],
  ]

  test('with faulty fields names them: message', async ({ members: { verified } }) => {
    for (const [change, fields] of wrongLetters) {
      const answer = await verified.device.call('/contact', { body: { ...letter, ...change } })
      const expected = [400, expect.objectContaining({ code: 'fields', fields })]
      expect(refusal(answer)).toEqual(expected)
    }
  })

  test('with faulty fields names them: account', async ({ origin, members: { verified } }) => {
    const { call } = verified.device
    const cases: [path: string, body: object, fields: object][] = [
      ['/account/sessions/end', {}, { handle: 'FIELDS_ERROR' }],
      ['/account/sessions/end', { handle: 'a', others: true }, { handle: 'FIELDS_ERROR' }],
      [
        '/account/password',
        { currentPassword: '' },
        {
          currentPassword: 'PASSWORD_FIELD_empty_ERROR',
          newPassword: 'PASSWORD_FIELD_empty_ERROR',
        },
      ],
      ['/account/email', { email: '' }, { email: 'EMAIL_FIELD_empty_ERROR' }],
      ['/account/delete', { userId: 'x' }, { userId: 'FIELDS_ERROR' }],
    ]
    for (const [path, body, fields] of cases) {
      const answer = await call(path, { body })
      const expected = [400, expect.objectContaining({ code: 'fields', fields })]
      expect(refusal(answer), path).toEqual(expected)
    }
    const weak = toFormFields({ email: 'not an address', password: 'short' })
    const answer = await openDevice({ origin }).call('/auth/signup', { body: weak })
    expect(answer.body).toMatchObject({
      status: 'FIELD_ERROR',
      formFields: expect.arrayContaining([
        { id: 'email', error: 'EMAIL_FIELD_ERROR' },
        { id: 'password', error: 'PASSWORD_FIELD_ERROR' },
      ]),
    })
  })
})
