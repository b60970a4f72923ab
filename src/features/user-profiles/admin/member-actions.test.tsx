// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endPart, findButton, press, showPart, type } from '../../../../tests/helpers/panel-part'
import { MemberActions } from './member-actions.client'
import { actionTexts } from './texts'

vi.mock('@payloadcms/ui', () => import('../../../../tests/helpers/payload-ui'))
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => {} }) }))

function show({ isSuspended }: { isSuspended: boolean }): Promise<void> {
  return showPart(
    <MemberActions
      email="ana@pasiuni.example"
      isSuspended={isSuspended}
      isVerified
      language="en"
      mayDelete={false}
      roles={[]}
      userId="ana"
    />,
  )
}

function reason(): HTMLTextAreaElement {
  const found = document.querySelector('textarea')
  if (!found) throw new Error('There is no field.')
  return found
}

beforeEach(() => show({ isSuspended: false }))
afterEach(endPart)

test('a reason is there again when its question was closed, and not once it was given', async () => {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({})))
  vi.stubGlobal('fetch', fetched)
  await press(actionTexts.suspend.en)
  type(reason(), 'Mesaje jignitoare')
  await press(actionTexts.cancel.en)
  expect(document.querySelector('dialog')).toBeNull()
  await press(actionTexts.suspend.en)
  expect(reason().value).toBe('Mesaje jignitoare')

  await press(actionTexts.suspend.en)
  expect(JSON.stringify(fetched.mock.lastCall)).toContain('Mesaje jignitoare')
  await press(actionTexts.suspend.en)
  expect(reason().value).toBe('')
})

test('who has suspended a member has the focus where they can be restored', async () => {
  findButton(actionTexts.suspend.en).focus()
  await show({ isSuspended: true })
  expect(document.activeElement?.textContent).toBe(actionTexts.restore.en)
})
