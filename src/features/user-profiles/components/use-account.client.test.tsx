// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memberCall } from '@/auth/client/member-call.client'
import { endPart, showPart } from '../../../../tests/helpers/panel-part'
import { settle } from '../../../../tests/helpers/settle'
import { useAccount } from './use-account.client'

vi.mock('@/auth/client/member-call.client', () => ({ memberCall: vi.fn() }))

const ana = {
  id: 'ana',
  email: 'ana@pasiuni.example',
  emailVerified: false,
  methods: ['password'],
  joinedAt: '2026-01-01T00:00:00.000Z',
}
const profile = { first_name: 'Ana', last_name: 'Rusu', lang: 'en', pasions: {} }

function Area() {
  const { state } = useAccount('en')
  if (state.kind !== 'ready') return <p>{state.kind}</p>
  const { account } = state
  return (
    <p>
      {account.email}, {account.isVerified ? 'confirmed' : 'waiting'}
    </p>
  )
}

/** The site answers so from now on. */
function answer({ http = 200, account = ana }: { http?: number; account?: object }): void {
  vi.mocked(memberCall).mockImplementation(({ path }) => {
    const body = path === '/account' ? { ...account } : { ...profile }
    return Promise.resolve({ http, retryAfter: null, body })
  })
}

async function seeAgain(target: EventTarget, event: string): Promise<void> {
  await act(async () => {
    target.dispatchEvent(new Event(event))
    await settle()
  })
}

beforeEach(async () => {
  document.cookie = 'sFrontToken=ana'
  answer({})
  await showPart(<Area />)
  expect(document.body.textContent).toBe('ana@pasiuni.example, waiting')
})

afterEach(() => {
  endPart()
  document.cookie = 'sFrontToken=;max-age=0'
})

test('an address that was confirmed in another tab counts once this one is seen', async () => {
  answer({ account: { ...ana, emailVerified: true } })
  await seeAgain(document, 'visibilitychange')
  expect(document.body.textContent).toBe('ana@pasiuni.example, confirmed')
})

test('another address takes the place of the old one in the window beside', async () => {
  answer({ account: { ...ana, email: 'new@pasiuni.example' } })
  await seeAgain(window, 'focus')
  expect(document.body.textContent).toBe('new@pasiuni.example, waiting')
})

test.each([
  ['nothing is answered', { http: 503 }],
  ['the session has ended', { http: 401 }],
  [
    'another member is answered for',
    { account: { ...ana, id: 'ion', email: 'ion@pasiuni.example' } },
  ],
])('what is there stays where %s', async (_, answered) => {
  answer(answered)
  await seeAgain(document, 'visibilitychange')
  expect(document.body.textContent).toBe('ana@pasiuni.example, waiting')
})
