// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { endPart, findButton, press, showPart } from '../../../../../tests/helpers/panel-part'
import { someAccount } from '../../../../../tests/helpers/some-account'
import { accountTexts } from '../account-texts'
import { DeletionSetting } from './deletion-setting.client'

// It never answers.
vi.mock('@/auth/client/member-call.client', () => ({ memberCall: () => new Promise(() => {}) }))

const texts = accountTexts({ locale: 'en', path: '/account' })
const { deletion: words } = texts
const account = someAccount({ methods: ['google'] })

afterEach(endPart)

test('an account that is being deleted cannot be kept any more', async () => {
  await showPart(
    <DeletionSetting account={account} locale="en" texts={texts} onDeleted={() => {}} />,
  )
  await press(words.continue)
  await press(words.confirm)
  expect(findButton(words.cancel).getAttribute('aria-disabled')).toBe('true')
  await press(words.cancel)
  expect(document.body.textContent).not.toContain(words.cancelled)
  expect(findButton(words.cancel)).toBeDefined()
})
