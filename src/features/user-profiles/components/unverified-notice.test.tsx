// @vitest-environment jsdom
import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { SiteResponse } from '@/auth/client/error-key'
import { account as accountTexts } from '@/i18n/catalogue/account.en'
import { auth } from '@/i18n/catalogue/auth.en'
import { UnverifiedNotice } from './unverified-notice.client'

const server = vi.hoisted(() => ({
  answer: (): Promise<SiteResponse> => Promise.reject(new Error('Nothing was asked.')),
}))

vi.mock('@/auth/client/sdk/sdk.client', () => ({ callSdk: () => server.answer() }))

const { attention, titlePrefix, errors } = auth
const signInAgain = { link: '', button: '' }
const texts = {
  unverified: accountTexts.unverified,
  form: { attention, titlePrefix, errors, signInAgain, signInPath: '', fieldErrors: {} },
}

/** The part of the personal area that knows whether the address is confirmed. */
function Area() {
  const [isVerified, setIsVerified] = useState(false)
  const account = {
    ...{ id: 'ana', email: 'ana@pasiuni.example', isVerified, methods: [], contributorRoles: [] },
    ...{ joinedAt: '2026-01-01T00:00:00.000Z', emailChangeUntil: null },
  }
  const reload = () => {
    setIsVerified(true)
    return Promise.resolve()
  }
  return <UnverifiedNotice account={account} locale="en" texts={texts} reload={reload} />
}

/** Asks for the mail once more, and says what is there then. */
async function resend(answer: Partial<SiteResponse>): Promise<string> {
  server.answer = () => Promise.resolve({ http: 200, retryAfter: null, body: {}, ...answer })
  await act(async () => {
    document.querySelector('button')?.click()
    await Promise.resolve()
  })
  return document.body.textContent
}

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})

beforeEach(() => {
  document.body.innerHTML = '<main></main>'
  const main = document.querySelector('main')
  if (main) act(() => createRoot(main).render(<Area />))
})

afterAll(() => {
  vi.unstubAllGlobals()
})

test('a member who is verified already reads that there is nothing left to do', async () => {
  const shown = await resend({ body: { status: 'EMAIL_ALREADY_VERIFIED_ERROR' } })
  expect(shown).toBe(`${attention} ${errors.EMAIL_ALREADY_VERIFIED_ERROR}`)
})

test('a refusal calls for attention', async () => {
  expect(await resend({ http: 503 })).toContain(`${attention} ${errors.UNAVAILABLE}`)
  expect(document.querySelector('h2')).not.toBeNull()
})

test('a mail that was sent is confirmed without it', async () => {
  const shown = await resend({ body: { status: 'OK' } })
  expect(shown).toContain('ana@pasiuni.example')
  expect(shown).not.toContain(attention)
})
