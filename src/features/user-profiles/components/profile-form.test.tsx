// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { memberCall } from '@/auth/client/member-call.client'
import { account } from '@/i18n/catalogue/account.en'
import { applications } from '@/i18n/catalogue/applications.en'
import { auth } from '@/i18n/catalogue/auth.en'
import { endPart, showPart } from '../../../../tests/helpers/panel-part'
import { settle } from '../../../../tests/helpers/settle'
import { ProfileForm } from './profile-form.client'

vi.mock('@/auth/client/member-call.client', () => ({ memberCall: vi.fn() }))

const { attention, titlePrefix, errors, fields } = auth
const texts = {
  ...account,
  form: {
    ...{ attention, titlePrefix, errors, fieldErrors: {} },
    ...{ signInAgain: account.signInAgain, signInPath: '' },
  },
  toggle: { show: fields.show, hide: fields.hide },
  waiting: fields.waiting,
  roles: applications.roles,
  languages: [{ code: 'en', name: 'English' }] as const,
}
const names = [
  { topic: 'cinema', name: 'Cinema' },
  { topic: 'auto', name: 'Auto' },
] as const
const profile = { first_name: 'Ana', last_name: 'Rusu', lang: 'en', pasions: {} } as const

afterEach(endPart)

test('what another tab has chosen meanwhile stays chosen', async () => {
  const stored = { ...profile, pasions: {} }
  vi.mocked(memberCall).mockImplementation(({ body }) => {
    Object.assign(stored, body)
    return Promise.resolve({ http: 200, retryAfter: null, body: { ...stored } })
  })
  const onSaved = vi.fn()
  const how = { profile, names: [...names], texts: { ...texts, languages: [...texts.languages] } }
  await showPart(<ProfileForm {...how} locale="en" onSaved={onSaved} onCancel={() => undefined} />)
  stored.pasions = { auto: true }
  await act(async () => {
    document.querySelector<HTMLInputElement>('input[value="cinema"]')?.click()
    await settle()
  })
  await act(async () => {
    document.querySelector('form')?.requestSubmit()
    await settle()
  })
  expect(stored.pasions).toEqual({ auto: true, cinema: true })
  expect(onSaved).toHaveBeenCalledWith({ ...profile, pasions: { auto: true, cinema: true } })
})

test('what another tab has chosen is shown when saving fails, and can be taken back', async () => {
  const stored = { ...profile, pasions: { auto: true } }
  let isAway = true
  vi.mocked(memberCall).mockImplementation(({ body }) => {
    if (body && isAway) return Promise.resolve({ http: 503, retryAfter: null, body: {} })
    Object.assign(stored, body)
    return Promise.resolve({ http: 200, retryAfter: null, body: { ...stored } })
  })
  const how = { profile, names: [...names], texts: { ...texts, languages: [...texts.languages] } }
  const nothing = () => undefined
  await showPart(<ProfileForm {...how} locale="en" onSaved={nothing} onCancel={nothing} />)
  const topic = (name: string) =>
    document.querySelector<HTMLInputElement>(`input[type="checkbox"][value="${name}"]`)
  const press = (name: string) =>
    act(async () => {
      topic(name)?.click()
      await settle()
    })
  const submit = () =>
    act(async () => {
      document.querySelector('form')?.requestSubmit()
      await settle()
    })
  await press('cinema')
  await submit()
  expect(topic('auto')?.checked).toBe(true)
  isAway = false
  await press('auto')
  await submit()
  expect(stored.pasions).toEqual({ cinema: true })
})
