// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { accountTexts } from '../account-texts'
import { EmailSetting } from './email-setting.client'

const texts = accountTexts({ locale: 'en', path: '/account' })
const account = {
  ...{ id: 'ana', email: 'ana@pasiuni.example', isVerified: true, methods: [] },
  ...{ joinedAt: '2026-01-01T00:00:00.000Z', contributorRoles: [] },
  emailChangeUntil: '2026-01-02T00:00:00.000Z',
}

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})

afterAll(() => {
  vi.unstubAllGlobals()
})

test('a new password ends the change of address that was under way', () => {
  document.body.innerHTML = '<main></main>'
  const main = document.querySelector('main')
  if (!main) return
  const root = createRoot(main)
  const props = { account, locale: 'en', texts } as const
  act(() => root.render(<EmailSetting {...props} passwordChanges={0} />))
  const field = main.querySelector('input')
  if (field) field.value = 'new@pasiuni.example'
  expect(main.textContent).toContain(texts.email.cancel)

  act(() => root.render(<EmailSetting {...props} passwordChanges={1} />))
  expect(main.textContent).not.toContain(texts.email.cancel)
  expect(main.querySelector('input')?.value).toBe('new@pasiuni.example')

  // A part that is opened only now says the same.
  act(() => root.render(<EmailSetting key="opened" {...props} passwordChanges={1} />))
  expect(main.textContent).not.toContain(texts.email.cancel)
  act(() => root.unmount())
})
