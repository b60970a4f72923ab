// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { auth } from '@/i18n/catalogue/auth.en'
import { VerifyEmailScreen } from './verify-email-screen.client'

vi.mock('../client/sdk/sdk.client', () => ({
  callSdk: () =>
    Promise.resolve({
      http: 200,
      retryAfter: null,
      body: { status: 'EMAIL_ALREADY_VERIFIED_ERROR' },
    }),
  useSdk: () => null,
}))

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const account = { email: 'ana@pasiuni.example', emailVerified: false }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(account)))
  document.cookie = 'sFrontToken=ana'
})

afterAll(() => {
  document.cookie = 'sFrontToken=;max-age=0'
  vi.unstubAllGlobals()
})

test('asking for a mail that is not needed any more is answered so', async () => {
  document.body.innerHTML = '<main></main>'
  const main = document.querySelector('main')
  if (!main) return
  const links = { home: '/en', account: '/en/account', signIn: '/en/auth' }
  const screen = <VerifyEmailScreen locale="en" siteName="Pasiuni" texts={auth} links={links} />
  const root = createRoot(main)
  await act(async () => {
    root.render(screen)
    // For the answer about the account.
    await new Promise((resolve) => setTimeout(resolve, 10))
  })
  await act(async () => {
    main.querySelector('button')?.click()
    await Promise.resolve()
  })
  expect(main.querySelector('h1')?.textContent).toBe(auth.verify.verified)
  expect(main.textContent).toContain(auth.errors.EMAIL_ALREADY_VERIFIED_ERROR)
  act(() => root.unmount())
})
