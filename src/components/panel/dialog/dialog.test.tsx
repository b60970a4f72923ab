// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { endPart, findButton, showPart } from '../../../../tests/helpers/panel-part'
import { Dialog } from './dialog.client'

/** Closes them as Chromium does at a second Escape, which takes the focus out first. */
function closeByBrowser(): void {
  act(() => {
    for (const dialog of document.querySelectorAll('dialog')) {
      dialog.open = false
      document.querySelector<HTMLElement>(':focus')?.blur()
      dialog.dispatchEvent(new Event('close'))
    }
  })
}

afterEach(endPart)

test('a dialog that is shown again has the focus where it was', async () => {
  await showPart(
    <Dialog onClose={() => {}} title="Review">
      <button type="button">First</button>
      <textarea />
    </Dialog>,
  )
  const field = document.querySelector('textarea')
  field?.focus()
  closeByBrowser()
  expect(document.querySelector('dialog')?.open).toBe(true)
  expect(document.activeElement).toBe(field)
})

test('of two that are shown again the one on top has it', async () => {
  const show = (isAsked: boolean) =>
    showPart(
      <Dialog onClose={() => {}} title="Review">
        <textarea />
        {isAsked && (
          <Dialog onClose={() => {}} title="Leave?">
            <button type="button">Stay</button>
            <button type="button">Leave</button>
          </Dialog>
        )}
      </Dialog>,
    )
  await show(false)
  document.querySelector('textarea')?.focus()
  await show(true)
  findButton('Leave').focus()
  closeByBrowser()
  expect(document.activeElement).toBe(findButton('Leave'))
})
