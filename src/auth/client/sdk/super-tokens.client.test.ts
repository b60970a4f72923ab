// @vitest-environment jsdom
import Session from 'supertokens-auth-react/recipe/session'
import { afterEach, expect, test, vi } from 'vitest'
import { noResponse } from '../site-response.client'
import { broadcastSession } from '../tabs/session-watch.client'
import { superTokens } from './super-tokens.client'

const recipe = vi.hoisted(() => ({ default: { init: () => ({}) }, Google: { init: () => ({}) } }))

vi.mock('supertokens-auth-react', () => ({ init: () => {} }))
vi.mock('supertokens-auth-react/recipe/emailpassword', () => recipe)
vi.mock('supertokens-auth-react/recipe/emailverification', () => recipe)
vi.mock('supertokens-auth-react/recipe/thirdparty', () => recipe)
vi.mock('supertokens-auth-react/recipe/session', () => ({
  default: { init: vi.fn(() => ({})), signOut: vi.fn(() => Promise.resolve()) },
}))
vi.mock('../tabs/session-watch.client', () => ({ broadcastSession: vi.fn() }))
vi.mock('./session-report.client', () => ({ SessionReport: () => null }))

function forgetSession(): Promise<void> {
  document.cookie = 'sFrontToken=;max-age=0'
  return Promise.resolve()
}

afterEach(forgetSession)

test('signing out has worked once the session has gone from the browser', async () => {
  document.cookie = 'sFrontToken=ana'
  vi.mocked(Session.signOut).mockImplementationOnce(forgetSession)
  expect(await superTokens.signOut()).toEqual({ http: 200, retryAfter: null, body: {} })
})

test('a session that stays was not ended, though the SDK says nothing', async () => {
  document.cookie = 'sFrontToken=ana'
  expect(await superTokens.signOut()).toEqual(noResponse)
})

test('other pages are told that a session has begun or was ended, and of nothing else', () => {
  const [settings] = vi.mocked(Session.init).mock.calls[0] ?? []
  const context = { userContext: {} }
  settings?.onHandleEvent?.({ ...context, action: 'SESSION_CREATED' })
  settings?.onHandleEvent?.({ ...context, action: 'SIGN_OUT' })
  settings?.onHandleEvent?.({ ...context, action: 'REFRESH_SESSION' })
  expect(vi.mocked(broadcastSession).mock.calls).toEqual([['begun'], ['ended']])
})
