import { expect } from '@playwright/test'
import { type Answer, toFormFields, goodPassword, joinSite, type Member } from './device'
import { test as base } from './site-test'
import { someMemberPage } from './some-member-page'

type Members = { verified: Member; unverified: Member }

/** Members for calls that change nothing: who counts against a limit has one of its own. */
export const test = base.extend<object, { members: Members }>({
  members: [
    async ({}, use) => {
      const origin = process.env.BASE_URL ?? ''
      const [verified, unverified] = await Promise.all([
        joinSite({ origin }),
        joinSite({ origin, isVerified: false }),
      ])
      await use({ verified, unverified })
    },
    { scope: 'worker' },
  ],
})

export const letter = { name: 'Ana', message: 'Bună ziua', locale: 'ro' }

export const reads = [
  '/usermeta',
  '/account',
  '/account/sessions',
  '/account/export',
  someMemberPage,
] as const
export const writes = [
  ['/usermeta', { first_name: 'Ana' }],
  ['/contact', letter],
  ['/account/sessions/end', { others: true }],
  ['/account/password', { currentPassword: 'a', newPassword: 'b' }],
  ['/account/email', { email: 'a@pasiuni.example', password: 'a' }],
  ['/account/delete', { password: 'a' }],
] as const
export const signInForm = toFormFields({ email: 'nimeni@pasiuni.example', password: goodPassword })
export const authPosts = [
  ['/auth/signin', signInForm],
  ['/auth/signup', signInForm],
  ['/auth/user/password/reset/token', toFormFields({ email: 'nimeni@pasiuni.example' })],
  ['/auth/user/password/reset', { token: 'a', ...toFormFields({ password: goodPassword }) }],
  ['/auth/user/email/verify', { method: 'token', token: 'a' }],
  ['/auth/user/email/verify/token', {}],
  ['/auth/session/refresh', {}],
  ['/auth/signout', {}],
] as const

/** What any answer of these calls has to be: readable, and never cached. */
export function expectSound(answer: Answer): void {
  expect(answer.status, answer.text).toBeLessThan(500)
  expect(answer.headers.get('cache-control')).toMatch(/no-store/)
  expect(answer.headers.get('content-type')).toContain('application/json')
  expect(answer.body, answer.text).not.toBeNull()
}

/** Status and body of an answer that is sound. */
export function refusal(answer: Answer): [number, unknown] {
  expectSound(answer)
  return [answer.status, answer.body]
}
