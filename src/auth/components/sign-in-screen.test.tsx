// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { auth } from '@/i18n/catalogue/auth.en'
import { endPart, showPart } from '../../../tests/helpers/panel-part'
import { settle } from '../../../tests/helpers/settle'
import { SignInScreen } from './sign-in-screen.client'

const server = vi.hoisted(() => ({ http: 200 }))

vi.mock('../client/sdk/sdk.client', () => ({ callSdk: vi.fn(), useSdk: () => null }))
vi.mock('../client/member-call.client', () => ({
  memberCall: () => {
    // As the SDK does when its refresh is refused.
    if (server.http === 401) document.cookie = 'sFrontToken=;max-age=0'
    return Promise.resolve({ http: server.http, retryAfter: null, body: {} })
  },
}))

const links = { forgot: '/en/auth/forgot', verify: '/en/auth/verify', callback: '/en/auth/google' }

function signIn(isSignedIn: boolean): void {
  document.cookie = isSignedIn ? 'sFrontToken=ana' : 'sFrontToken=;max-age=0'
}

async function seeAgain(): Promise<void> {
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'))
    await settle()
  })
}

const title = () => document.querySelector('h1')?.textContent

beforeEach(async () => {
  signIn(false)
  await showPart(
    <SignInScreen
      locale="en"
      siteName="Pasiuni"
      texts={auth}
      links={links}
      accountPath="/en/account"
      agreement={null}
      googleIcon={null}
    />,
  )
  expect(title()).toBe(auth.signIn.title)
})

afterEach(() => {
  endPart()
  signIn(false)
  server.http = 200
  document.documentElement.removeAttribute('data-member')
})

test('whoever has signed in in another tab is told so once this one is seen again', async () => {
  signIn(true)
  document.documentElement.setAttribute('data-member', '')
  await seeAgain()
  expect(title()).toBe(auth.signedIn.title)
})

test('the form is there again, and to be seen, for one who has signed out elsewhere', async () => {
  signIn(true)
  document.documentElement.setAttribute('data-member', '')
  await seeAgain()
  signIn(false)
  await seeAgain()
  expect(title()).toBe(auth.signIn.title)
  expect(document.documentElement.hasAttribute('data-member')).toBe(false)
})

test('a session that turns out to have ended does not hide the next one', async () => {
  server.http = 401
  signIn(true)
  await seeAgain()
  expect(title()).toBe(auth.signIn.title)
  server.http = 200
  signIn(true)
  await seeAgain()
  expect(title()).toBe(auth.signedIn.title)
})
