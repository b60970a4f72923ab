// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { auth } from '@/i18n/catalogue/auth.en'
import { signInPath } from '@/i18n/paths'
import { endPart, showPart } from '../../../tests/helpers/panel-part'
import { settle } from '../../../tests/helpers/settle'
import { storeReturnPath, storedReturnPath } from '../client/return-path/return-path'
import { ForgotPasswordScreen } from './forgot-password-screen.client'

vi.mock('../client/sdk/sdk.client', () => ({
  callSdk: () => Promise.resolve({ http: 200, retryAfter: null, body: { status: 'OK' } }),
  useSdk: () => null,
}))

/** Asks for a mail on this page of the site. */
async function send(address: string): Promise<void> {
  history.replaceState(null, '', address)
  await showPart(
    <ForgotPasswordScreen locale="en" siteName="Pasiuni" texts={auth} signInPath="/en/auth" />,
  )
  const field = document.querySelector('input')
  if (field) field.value = 'ana@pasiuni.example'
  await act(async () => {
    document.querySelector('form')?.requestSubmit()
    await settle()
  })
  expect(document.querySelector('h1')?.textContent).toBe(auth.forgotSent.title)
}

afterEach(() => {
  endPart()
  storeReturnPath(null)
  history.replaceState(null, '', '/')
})

test('the tab remembers the return path for the link in the mail', async () => {
  const [, search = ''] = signInPath({ locale: 'en', back: '/en/become#apply' }).split('?')
  await send(`/en/auth/forgot-password?${search}`)
  expect(storedReturnPath('en')).toBe('/en/become#apply')
})

test('whoever comes from nowhere is not sent where somebody came from before', async () => {
  storeReturnPath('/en/contact')
  await send('/en/auth/forgot-password')
  expect(storedReturnPath('en')).toBeNull()
})
