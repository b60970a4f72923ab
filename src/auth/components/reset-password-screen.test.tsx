// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { auth } from '@/i18n/catalogue/auth.en'
import { signInPath } from '@/i18n/paths'
import { storeReturnPath } from '../client/return-path/return-path'
import { memberCall } from '../client/member-call.client'
import { ResetPasswordScreen } from './reset-password-screen.client'
import { settle } from '../../../tests/helpers/settle'

vi.mock('../client/sdk/sdk.client', () => ({
  callSdk: () => Promise.resolve({ http: 200, retryAfter: null, body: { status: 'OK' } }),
  useSdk: () => null,
}))
vi.mock('../client/member-call.client', () => ({ memberCall: vi.fn() }))
vi.mock('../client/site-call.client', () => ({
  siteCall: () => Promise.resolve({ http: 200, retryAfter: null, body: {} }),
}))

const signOut = () => {
  document.cookie = 'sFrontToken=;path=/;max-age=0'
}
const isMember = () => document.documentElement.hasAttribute('data-member')
let root: Root

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})
beforeEach(() => {
  vi.mocked(memberCall).mockReset()
  document.cookie = 'sFrontToken=ana;path=/'
  document.documentElement.setAttribute('data-member', '')
})
afterEach(() => {
  act(() => root.unmount())
  storeReturnPath(null)
  signOut()
  document.documentElement.removeAttribute('data-member')
})
afterAll(() => {
  history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
})

/** Sets another password by a link, and says which heading that leads to. */
async function setPassword(): Promise<string | null | undefined> {
  history.replaceState(null, '', '/en/auth/reset-password?token=abc')
  document.body.innerHTML = '<main></main>'
  const main = document.querySelector('main')
  if (!main) throw new Error('There is no page.')
  root = createRoot(main)
  const paths = { signInPath: '/en/auth', forgotPath: '/en/auth/forgot' }
  await act(async () => {
    root.render(<ResetPasswordScreen locale="en" siteName="Pasiuni" texts={auth} {...paths} />)
    await Promise.resolve()
  })
  const field = main.querySelector('input')
  if (field) field.value = 'o parolă lungă 7'
  await act(async () => {
    main.querySelector('form')?.requestSubmit()
    await settle()
  })
  return main.querySelector('h1')?.textContent
}

test('a browser whose session has ended with the old password is no longer signed in', async () => {
  vi.mocked(memberCall).mockImplementation(() => {
    // As the SDK does when its refresh is refused.
    signOut()
    return Promise.resolve({ http: 401, retryAfter: null, body: {} })
  })
  expect(await setPassword()).toBe(auth.reset.doneTitle)
  expect(memberCall).toHaveBeenCalledExactlyOnceWith({ path: '/account', locale: 'en' })
  expect(isMember()).toBe(false)
})

test('the session of another account stays', async () => {
  vi.mocked(memberCall).mockResolvedValue({ http: 200, retryAfter: null, body: {} })
  expect(await setPassword()).toBe(auth.reset.doneTitle)
  expect(isMember()).toBe(true)
})

test('a browser in which nobody is signed in asks nothing', async () => {
  signOut()
  expect(await setPassword()).toBe(auth.reset.doneTitle)
  expect(memberCall).not.toHaveBeenCalled()
  expect(isMember()).toBe(false)
})

test('whoever came from a page is led back there after signing in with the new password', async () => {
  signOut()
  storeReturnPath('/en/become#apply')
  expect(await setPassword()).toBe(auth.reset.doneTitle)
  const link = document.querySelector('main a')
  expect(link?.getAttribute('href')).toBe(signInPath({ locale: 'en', back: '/en/become#apply' }))
})
