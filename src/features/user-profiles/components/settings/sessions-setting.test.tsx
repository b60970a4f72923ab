// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { memberCall } from '@/auth/client/member-call.client'
import { accountTexts } from '../account-texts'
import { SessionsSetting } from './sessions-setting.client'

vi.mock('@/auth/client/member-call.client', () => ({ memberCall: vi.fn() }))

const texts = accountTexts({ locale: 'en', path: '/account' })
const { sessions: words, form, unavailable } = texts
const account = {
  ...{ id: 'ana', email: 'ana@pasiuni.example', isVerified: true, methods: [] },
  ...{ joinedAt: '2026-01-01T00:00:00.000Z', emailChangeUntil: null, contributorRoles: [] },
}
const startedAt = '2026-01-01T00:00:00.000Z'
const own = { handle: 'own', startedAt, isCurrent: true }
const other = { handle: 'other', startedAt, isCurrent: false }

let root: Root | undefined

function answer({ http, body = {} }: { http: number; body?: Record<string, unknown> }): void {
  vi.mocked(memberCall).mockResolvedValueOnce({ http, retryAfter: null, body })
}

async function show(): Promise<void> {
  document.body.innerHTML = '<main></main>'
  const shown = createRoot(document.querySelector('main') ?? document.body)
  root = shown
  await act(async () => {
    shown.render(<SessionsSetting account={account} locale="en" texts={texts} />)
    await Promise.resolve()
  })
}

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})

afterEach(() => {
  act(() => root?.unmount())
})

afterAll(() => {
  vi.unstubAllGlobals()
})

test('a session that has ended meanwhile is as good as ended', async () => {
  answer({ http: 200, body: { sessions: [own, other] } })
  await show()
  answer({ http: 404, body: { code: 'not-found' } })
  answer({ http: 200, body: { sessions: [own] } })
  await act(async () => {
    document.querySelector('button')?.click()
    await new Promise((resolve) => setTimeout(resolve, 10))
  })
  expect(document.querySelectorAll('li')).toHaveLength(1)
  expect(document.body.textContent).toContain(words.ended)
  expect(document.activeElement).toBe(document.querySelector('ul'))
})

test('a member whose own session has ended is led to sign in', async () => {
  answer({ http: 401 })
  await show()
  const { textContent } = document.body
  expect(textContent).toContain(form.errors.SESSION_EXPIRED)
  expect(textContent).not.toContain(unavailable.text)
  expect(document.querySelector('a')?.getAttribute('href')).toBe(form.signInPath)

  answer({ http: 200, body: { sessions: [own] } })
  await act(async () => {
    document.querySelector('button')?.click()
    await Promise.resolve()
  })
  expect(document.body.textContent).toContain(words.onlyThis)
})
