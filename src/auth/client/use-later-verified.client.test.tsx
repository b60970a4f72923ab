// @vitest-environment jsdom
import { act, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endPart, showPart } from '../../../tests/helpers/panel-part'
import { memberCall } from './member-call.client'
import type { Writer } from './read-writer.client'
import { useLaterVerified } from './use-later-verified.client'

vi.mock('./member-call.client', () => ({ memberCall: vi.fn() }))

function Form() {
  const [writer, setWriter] = useState<Writer>({ isVerified: false, name: null })
  const { isVerified } = writer
  useLaterVerified({ locale: 'en', isVerified, onVerified: setWriter })
  return <p>{isVerified ? `Write, ${writer.name}` : <a href="/account">Confirm first</a>}</p>
}

/** The page is seen again, and the site answers so. */
async function seeAgain(answer: { http: number; body: Record<string, unknown> }): Promise<void> {
  vi.mocked(memberCall).mockResolvedValue({ retryAfter: null, ...answer })
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'))
    await Promise.resolve()
  })
}

beforeEach(() => {
  vi.mocked(memberCall).mockReset()
  return showPart(<Form />)
})

afterEach(endPart)

test('an address that was verified in another tab counts as soon as this one is seen', async () => {
  document.querySelector('a')?.focus()
  await seeAgain({ http: 200, body: { first_name: 'Ana', last_name: 'Rusu' } })
  expect(document.body.textContent).toBe('Write, Ana Rusu')
  expect(document.activeElement).toBe(document.querySelector('p'))

  vi.mocked(memberCall).mockClear()
  await seeAgain({ http: 403, body: { code: 'invalid-claim' } })
  expect(memberCall).not.toHaveBeenCalled()
})

test.each([
  ['is still to be verified', { http: 403, body: { code: 'invalid-claim' } }],
  ['could not be asked about', { http: 503, body: { code: 'unavailable' } }],
])('nothing changes where the address %s', async (_, answer) => {
  await seeAgain(answer)
  expect(memberCall).toHaveBeenCalledOnce()
  expect(document.body.textContent).toBe('Confirm first')
})
