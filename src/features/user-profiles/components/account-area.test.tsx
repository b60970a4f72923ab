// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { fillIn } from '@/i18n/fill-in'
import { endPart, showPart } from '../../../../tests/helpers/panel-part'
import { someAccount } from '../../../../tests/helpers/some-account'
import { AccountArea } from './account-area.client'
import { accountTexts } from './account-texts'
import type { AccountState } from './use-account.client'

const area = vi.hoisted((): { state: AccountState } => ({ state: { kind: 'loading' } }))

vi.mock('@/auth/client/sdk/sdk.client', () => ({ useSdk: () => null }))
vi.mock('./use-account.client', () => ({ useAccount: () => area }))
vi.mock('./settings/account-settings.client', () => ({
  AccountSettings: ({ onDeleted }: { onDeleted: () => void }) => (
    <button id="delete" onClick={onDeleted} />
  ),
}))

const texts = accountTexts({ locale: 'en', path: '/account' })
const { gate, deletion } = texts

function belongsTo(id: string): AccountState {
  return { kind: 'ready', account: someAccount({ id, isVerified: false }), profile: null }
}

async function show(state: AccountState): Promise<string> {
  area.state = state
  const props = { locale: 'en', texts, lock: null, applications: null } as const
  await showPart(<AccountArea {...props} names={[]} />)
  return document.body.textContent
}

afterEach(endPart)

test('only who has deleted an account reads of it', async () => {
  await show(belongsTo('ana'))
  act(() => document.getElementById('delete')?.click())
  const values = { email: 'ana@pasiuni.example' }
  const told = fillIn({ text: deletion.doneText, values })
  expect(document.body.textContent).toContain(told)
  expect(await show({ kind: 'signed-out' })).toContain(told)

  const next = await show(belongsTo('ion'))
  expect(next).toContain('ion@pasiuni.example')
  expect(next).not.toContain('ana@pasiuni.example')
  expect(await show({ kind: 'signed-out' })).toBe(`${gate.text}${gate.button}`)
})
