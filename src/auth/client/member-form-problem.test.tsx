// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { problemSlotId } from '@/components/ui/form/problem-slot'
import { getMessages } from '@/i18n/translator'
import { leaveFor } from './leave.client'
import { MemberFormProblem } from './member-form-problem.client'
import { signOut } from './sdk/session.client'

vi.mock('./sdk/session.client', () => ({ signOut: vi.fn() }))
vi.mock('./leave.client', () => ({ leaveFor: vi.fn(() => Promise.resolve(null)) }))
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const { attention, titlePrefix, errors } = getMessages('en').auth
const words = { link: 'Sign in', button: 'Sign in again' }
const texts = { attention, titlePrefix, errors, fieldErrors: {}, signInAgain: words }

async function pressSignInAgain(): Promise<string> {
  document.documentElement.lang = 'en'
  document.body.innerHTML = `<div id="${problemSlotId}"></div><main></main>`
  const problem = { key: 'SIGN_IN_AGAIN', text: 'Sign in once more.', fields: [] } as const
  const root = createRoot(document.querySelector('main') ?? document.body)
  await act(async () => {
    root.render(
      <MemberFormProblem
        problem={{ ...problem, fields: [] }}
        attempt={1}
        texts={{ ...texts, signInPath: '/en/auth' }}
      />,
    )
    await Promise.resolve()
  })
  await act(async () => {
    document.querySelector('button')?.click()
    await Promise.resolve()
  })
  return document.body.textContent
}

afterEach(() => {
  vi.mocked(leaveFor).mockClear()
})

test('signing in again leads to the form once the session has ended', async () => {
  vi.mocked(signOut).mockResolvedValue(null)
  await pressSignInAgain()
  expect(leaveFor).toHaveBeenCalledWith('/en/auth')
})

test('why signing out has failed is said', async () => {
  vi.mocked(signOut).mockResolvedValue({ key: 'OFFLINE' })
  expect(await pressSignInAgain()).toContain(errors.OFFLINE)
  expect(leaveFor).not.toHaveBeenCalled()
})
