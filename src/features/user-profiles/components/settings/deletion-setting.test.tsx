// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Answer } from '@/auth/client/error-key'
import { accountTexts } from '../account-texts'
import { DeletionSetting } from './deletion-setting.client'

const server = vi.hoisted(() => ({ answer: (): Promise<Answer> => new Promise(() => {}) }))

vi.mock('@/auth/client/member-call.client', () => ({ memberCall: () => server.answer() }))

const texts = accountTexts({ locale: 'en', path: '/account' })
const { deletion: words } = texts
const account = {
  ...{ id: 'ana', email: 'ana@pasiuni.example', isVerified: true, methods: ['google' as const] },
  ...{ joinedAt: '2026-01-01T00:00:00.000Z', emailChangeUntil: null, contributorRoles: [] },
}

function button(name: string): HTMLButtonElement | undefined {
  return [...document.querySelectorAll('button')].find((one) => one.textContent.startsWith(name))
}

async function press(name: string): Promise<void> {
  await act(async () => {
    button(name)?.click()
    await Promise.resolve()
  })
}

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})

afterAll(() => {
  vi.unstubAllGlobals()
})

test('an account that is being deleted cannot be kept any more', async () => {
  document.body.innerHTML = '<main></main>'
  const main = document.querySelector('main')
  if (!main) return
  const setting = (
    <DeletionSetting account={account} locale="en" texts={texts} onDeleted={() => {}} />
  )
  const root = createRoot(main)
  act(() => root.render(setting))
  await press(words.continue)
  await press(words.confirm)
  expect(button(words.cancel)?.getAttribute('aria-disabled')).toBe('true')
  await press(words.cancel)
  expect(document.body.textContent).not.toContain(words.cancelled)
  expect(button(words.cancel)).toBeDefined()
  act(() => root.unmount())
})
