// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ContactState } from '@/cms/fields/contact-states'
import { endPart, findButton, press, showPart } from '../../../../tests/helpers/panel-part'
import { endRefresh, SlowPage } from '../../../../tests/helpers/slow-router'
import { ManageForm } from './manage-form.client'
import { manageTexts } from './thread-texts'

vi.mock('@payloadcms/ui', () => import('../../../../tests/helpers/payload-ui'))
vi.mock('next/navigation', () => import('../../../../tests/helpers/slow-router'))

const states = [
  { state: 'new', name: 'New' },
  { state: 'in-work', name: 'In progress' },
  { state: 'spam', name: 'Spam' },
] as const

let stored: ContactState = 'new'
const fetched = vi.fn<() => Promise<Response>>()

function stateField(): HTMLSelectElement {
  const found = document.querySelector('select')
  if (!found) throw new Error('There is no field.')
  return found
}

async function choose(state: ContactState): Promise<void> {
  // A page that waits for its answer waits here, too.
  await act(async () => {
    stateField().value = state
    stateField().dispatchEvent(new Event('change', { bubbles: true }))
    await Promise.resolve()
  })
}

beforeEach(async () => {
  stored = 'new'
  fetched.mockReset()
  fetched.mockImplementation(() => Promise.resolve(Response.json({})))
  vi.stubGlobal('fetch', fetched)
  await showPart(
    <SlowPage
      render={() => (
        <ManageForm
          editors={[]}
          id={1}
          language="en"
          ownId={7}
          seen={{ state: stored, assignee: null }}
          states={states}
        />
      )}
    />,
  )
})

afterEach(endPart)

test('a state that was saved stays chosen, and the form busy, until the page shows it', async () => {
  await choose('spam')
  await press(manageTexts.save.en)
  expect(stateField().value).toBe('spam')
  expect(findButton(manageTexts.busy.en).disabled).toBe(true)
  expect(fetched).toHaveBeenCalledTimes(1)

  stored = 'spam'
  await endRefresh()
  expect(stateField().value).toBe('spam')
  expect(findButton(manageTexts.save.en).disabled).toBe(true)
})

test('what is chosen before the page shows what was saved stays chosen', async () => {
  await choose('spam')
  await press(manageTexts.save.en)
  await choose('in-work')
  stored = 'spam'
  await endRefresh()
  expect(stateField().value).toBe('in-work')
  expect(findButton(manageTexts.save.en).disabled).toBe(false)
})

test('what is refused stays chosen when the page shows what somebody else has done', async () => {
  fetched.mockImplementation(() => Promise.resolve(Response.json({}, { status: 409 })))
  await choose('spam')
  await press(manageTexts.save.en)
  stored = 'in-work'
  await endRefresh()
  expect(stateField().value).toBe('spam')
  expect(findButton(manageTexts.save.en).disabled).toBe(false)
})
