// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { fillIn } from '@/i18n/fill-in'
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
  const account = {
    ...{ id, email: `${id}@pasiuni.example`, isVerified: false, methods: [] },
    ...{ joinedAt: '2026-01-01T00:00:00.000Z', emailChangeUntil: null, contributorRoles: [] },
  }
  return { kind: 'ready', account, profile: null }
}

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})

afterAll(() => {
  vi.unstubAllGlobals()
})

test('only who has deleted an account reads of it', () => {
  document.body.innerHTML = '<main></main>'
  const main = document.querySelector('main')
  if (!main) return
  const root = createRoot(main)
  const show = (state: AccountState): string => {
    area.state = state
    const props = { locale: 'en', texts, names: [], lock: null, applications: null } as const
    act(() => root.render(<AccountArea {...props} names={[]} />))
    return main.textContent
  }
  show(belongsTo('ana'))
  act(() => document.getElementById('delete')?.click())
  const values = { email: 'ana@pasiuni.example' }
  const told = fillIn({ text: deletion.doneText, values })
  expect(main.textContent).toContain(told)
  expect(show({ kind: 'signed-out' })).toContain(told)

  const next = show(belongsTo('ion'))
  expect(next).toContain('ion@pasiuni.example')
  expect(next).not.toContain('ana@pasiuni.example')
  expect(show({ kind: 'signed-out' })).toBe(`${gate.text}${gate.button}`)
  act(() => root.unmount())
})
