import { describe, expect, it } from 'vitest'
import { authRoute, typedEmail } from './auth-routes'

describe('authRoute', () => {
  it.each(['/auth/signin', '/auth/public/signin'])('knows POST %s', (pathname) => {
    expect(authRoute({ method: 'POST', pathname })).toMatchObject({ isSignIn: true })
  })

  it.each([
    '/auth',
    '/auth/',
    '/auth/other/signin',
    '/auth/public/public/signin',
    '/auth/signin/',
    '/auth//signin',
    '/auth/SignIn',
    '/signin',
    '/auth/oauth/token',
    '/auth/jwt/jwks.json',
  ])('does not know POST %s', (pathname) => {
    expect(authRoute({ method: 'POST', pathname })).toBeUndefined()
  })

  it('tells the methods of a path apart', () => {
    const pathname = '/auth/user/email/verify'
    expect(authRoute({ method: 'GET', pathname })).toEqual({})
    expect(authRoute({ method: 'POST', pathname })?.body).toBeDefined()
    expect(authRoute({ method: 'PUT', pathname })).toBeUndefined()
  })
})

describe('typedEmail', () => {
  it('finds the address in a form, and nothing in anything else', () => {
    const field = { id: 'email', value: 'ana@pasiuni.example' }
    expect(typedEmail({ formFields: [field] })).toBe(field.value)
    for (const body of [undefined, null, {}, { formFields: [] }, { formFields: [1] }]) {
      expect(typedEmail(body)).toBe('')
    }
  })
})
