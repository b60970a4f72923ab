// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endPart, findButton, press, showPart } from '../../../../tests/helpers/panel-part'
import { said } from '../../../../tests/helpers/payload-ui'
import { formTexts } from './form-texts'
import { PublishingButton } from './publishing-button.client'
import type { Closing } from './publishing-dialog.client'
import { publishingTexts } from './texts'

const form = vi.hoisted(() => ({ save: () => Promise.resolve(true) }))

vi.mock('@payloadcms/ui', () => import('../../../../tests/helpers/payload-ui'))
vi.mock('./use-record-form.client', () => ({
  useRecordForm: () => ({ saveDraft: () => form.save() }),
}))
vi.mock('./publishing-dialog.client', () => ({
  PublishingDialog: ({ onClose }: { onClose: (closing: Closing) => void }) => (
    <div role="dialog">
      <button onClick={() => onClose({ hasPublished: false, waiting: 3 })}>Close</button>
    </div>
  ),
}))

const name = publishingTexts.button.en
const record = { container: 'projects', document: '7' }
const findDialogs = () => document.querySelectorAll('[role=dialog]')

beforeEach(async () => {
  said.length = 0
  await showPart(<PublishingButton language="en" questionPath={null} record={record} waiting={0} />)
})

afterEach(endPart)

test('what could not be stored is neither planned nor reviewed', async () => {
  form.save = () => Promise.resolve(false)
  await press(name)
  expect(findDialogs()).toHaveLength(0)
  expect(said).toEqual([formTexts.notSaved.en])
  expect(findButton(name).getAttribute('aria-busy')).toBeNull()
})

test('a save that fails without an answer is said, and may be tried again', async () => {
  form.save = () => Promise.reject(new TypeError('Failed to fetch'))
  await press(name)
  expect(findDialogs()).toHaveLength(0)
  expect(said).toEqual([formTexts.noAnswer.en])
  form.save = () => Promise.resolve(true)
  await press(name)
  expect(findDialogs()).toHaveLength(1)
})

test('the button says that it saves, and takes one click for it', async () => {
  let store = () => {}
  const saves = vi.fn(() => new Promise<boolean>((resolve) => (store = () => resolve(true))))
  form.save = saves
  await press(name)
  expect(findButton(formTexts.saving.en).getAttribute('aria-busy')).toBe('true')
  await press(formTexts.saving.en)
  expect(saves).toHaveBeenCalledTimes(1)
  await act(() => {
    store()
    return Promise.resolve()
  })
  expect(findDialogs()).toHaveLength(1)
  expect(findButton(name).getAttribute('aria-busy')).toBeNull()
})

test('what waits is counted without reading the page again, which would undo what is typed', async () => {
  form.save = () => Promise.resolve(true)
  await press(name)
  await press('Close')
  expect(findDialogs()).toHaveLength(0)
  expect(findButton(`${name} (3)`)).toBeDefined()
})
