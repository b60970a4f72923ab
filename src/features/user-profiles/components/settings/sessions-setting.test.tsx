// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { memberCall } from '@/auth/client/member-call.client'
import { endPart, showPart } from '../../../../../tests/helpers/panel-part'
import { someAccount } from '../../../../../tests/helpers/some-account'
import { accountTexts } from '../account-texts'
import { SessionsSetting } from './sessions-setting.client'
import { settle } from '../../../../../tests/helpers/settle'

vi.mock('@/auth/client/member-call.client', () => ({ memberCall: vi.fn() }))

const texts = accountTexts({ locale: 'en', path: '/account' })
const { sessions: words, form, unavailable } = texts
const startedAt = '2026-01-01T00:00:00.000Z'
const own = { handle: 'own', startedAt, isCurrent: true }
const other = { handle: 'other', startedAt, isCurrent: false }

function answer({ http, body = {} }: { http: number; body?: Record<string, unknown> }): void {
  vi.mocked(memberCall).mockResolvedValueOnce({ http, retryAfter: null, body })
}

function show(): Promise<void> {
  return showPart(<SessionsSetting account={someAccount()} locale="en" texts={texts} />)
}

/** Presses the first button, and lets everything come that it asks for. */
function press(): Promise<void> {
  return act(async () => {
    document.querySelector('button')?.click()
    await settle()
  })
}

afterEach(endPart)

test('a session that has ended meanwhile is as good as ended', async () => {
  answer({ http: 200, body: { sessions: [own, other] } })
  await show()
  answer({ http: 404, body: { code: 'not-found' } })
  answer({ http: 200, body: { sessions: [own] } })
  await press()
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
  await press()
  expect(document.body.textContent).toContain(words.onlyThis)
})
