// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { auth } from '@/i18n/catalogue/auth.en'
import { fillIn } from '@/i18n/fill-in'
import { settle } from '../../../tests/helpers/settle'
import { VerifyEmailScreen } from './verify-email-screen.client'

const server = vi.hoisted(() => ({ isVerified: false, status: '', accountsRead: 0 }))

vi.mock('../client/sdk/sdk.client', () => ({
  callSdk: () => Promise.resolve({ http: 200, retryAfter: null, body: { status: server.status } }),
  useSdk: () => null,
}))

const email = 'ana@pasiuni.example'
let root: Root

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const account = () => ({ email, emailVerified: server.isVerified })
  vi.stubGlobal('fetch', () => {
    server.accountsRead += 1
    return Promise.resolve(Response.json(account()))
  })
  document.cookie = 'sFrontToken=ana'
})

afterEach(() => {
  act(() => root.unmount())
})

afterAll(() => {
  document.cookie = 'sFrontToken=;max-age=0'
  history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
})

/** Lets the page go on until something is there, for two seconds at most. */
async function until(isThere: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200 && !isThere(); tries += 1) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 10)))
  }
}

/** Opens the screen, presses its first button and says what is there then. */
async function press(): Promise<HTMLElement> {
  document.body.innerHTML = '<main></main>'
  const main = document.querySelector('main')
  if (!main) throw new Error('There is no page.')
  const links = { home: '/en', account: '/en/account', signIn: '/en/auth' }
  const screen = <VerifyEmailScreen locale="en" siteName="Pasiuni" texts={auth} links={links} />
  root = createRoot(main)
  const before = server.accountsRead
  act(() => root.render(screen))
  await until(() => server.accountsRead > before)
  await act(settle)
  act(() => main.querySelector('button')?.click())
  await until(() => main.querySelector('h1')?.textContent === auth.verify.verified)
  return main
}

test('asking for a mail that is not needed any more is answered so', async () => {
  Object.assign(server, { isVerified: false, status: 'EMAIL_ALREADY_VERIFIED_ERROR' })
  const main = await press()
  expect(main.querySelector('h1')?.textContent).toBe(auth.verify.verified)
  expect(main.textContent).toContain(auth.errors.EMAIL_ALREADY_VERIFIED_ERROR)
  expect(main.textContent).not.toContain(auth.verify.usedWhileVerified)
})

test('a link that no longer works says which address counts', async () => {
  Object.assign(server, { isVerified: true, status: 'EMAIL_VERIFICATION_INVALID_TOKEN_ERROR' })
  history.replaceState(null, '', '/en/auth/verify-email?token=old')
  const main = await press()
  expect(main.querySelector('h1')?.textContent).toBe(auth.verify.verified)
  expect(main.textContent).toContain(fillIn({ text: auth.verify.address, values: { email } }))
  expect(main.textContent).toContain(auth.verify.usedWhileVerified)
})
