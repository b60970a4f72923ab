// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { endPart, showPart } from '../../../../../tests/helpers/panel-part'
import { someAccount } from '../../../../../tests/helpers/some-account'
import { accountTexts } from '../account-texts'
import { EmailSetting } from './email-setting.client'

const texts = accountTexts({ locale: 'en', path: '/account' })
const account = someAccount({ emailChangeUntil: '2026-01-02T00:00:00.000Z' })

afterEach(endPart)

test('a new password ends the change of address that was under way', async () => {
  const props = { account, locale: 'en', texts } as const
  await showPart(<EmailSetting {...props} passwordChanges={0} />)
  const field = document.querySelector('input')
  if (field) field.value = 'new@pasiuni.example'
  expect(document.body.textContent).toContain(texts.email.cancel)

  await showPart(<EmailSetting {...props} passwordChanges={1} />)
  expect(document.body.textContent).not.toContain(texts.email.cancel)
  expect(document.querySelector('input')?.value).toBe('new@pasiuni.example')

  // A part that is opened only now says the same.
  await showPart(<EmailSetting key="opened" {...props} passwordChanges={1} />)
  expect(document.body.textContent).not.toContain(texts.email.cancel)
})

test('a change that was confirmed in another tab is not under way any more', async () => {
  const props = { locale: 'en', texts, passwordChanges: 0 } as const
  await showPart(<EmailSetting {...props} account={account} />)
  const field = document.querySelector('input')
  if (field) field.value = 'typed@pasiuni.example'

  const email = 'new@pasiuni.example'
  await showPart(<EmailSetting {...props} account={someAccount({ email })} />)
  expect(document.body.textContent).toContain(email)
  expect(document.body.textContent).not.toContain(texts.email.cancel)
  expect(document.querySelector('input')?.value).toBe('typed@pasiuni.example')
})
