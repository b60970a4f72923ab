// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { PasswordField } from './password-field.client'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

function shown({ persisted }: { persisted: boolean }): Event {
  return Object.assign(new Event('pageshow'), { persisted })
}

function field(): HTMLInputElement {
  const input = document.querySelector('input')
  if (!input) throw new Error('There is no field.')
  return input
}

beforeEach(() => {
  document.body.innerHTML = '<form></form>'
  const form = document.querySelector('form') ?? document.body
  const toggle = { show: 'Show', hide: 'Hide' }
  const words = { id: 'password', label: 'Password', toggle }
  act(() => {
    createRoot(form).render(<PasswordField {...words} autoComplete="current-password" />)
  })
  field().value = 'o parolă lungă 7'
})

test('a page that the browser has kept comes back without the password', () => {
  act(() => void window.dispatchEvent(shown({ persisted: true })))
  expect(field().value).toBe('')
})

test('what is typed while a page loads stays', () => {
  act(() => void window.dispatchEvent(shown({ persisted: false })))
  expect(field().value).toBe('o parolă lungă 7')
})
