// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { showInEditor } from '../../../../../tests/helpers/editor-part'
import { endPart, findButton, press, type } from '../../../../../tests/helpers/panel-part'
import { panelTexts } from '../texts/unit-panels'
import { CommentsPanel } from './comments-panel.client'

vi.mock('@payloadcms/ui', () => import('../../../../../tests/helpers/payload-ui'))

afterEach(endPart)

const comment = {
  id: 1,
  at: '2026-03-03T12:00:00Z',
  by: 'Ana',
  text: 'De ce?',
  isResolved: false,
  resolvedBy: null,
  isOwn: true,
}

/** Shows the open panel, with words in the field of a new comment. */
async function showTyped() {
  const editor = await showInEditor({ part: <CommentsPanel />, answer: { comments: [comment] } })
  act(() => editor().dispatch({ type: 'folded', panel: 'comments', isOpen: true }))
  const field = document.querySelector('textarea')
  if (!field) throw new Error('There is no field.')
  type(field, comment.text)
  return field
}

test('the focus goes back to the emptied field once a comment is kept', async () => {
  const field = await showTyped()
  findButton(panelTexts.addComment.en).focus()
  await press(panelTexts.addComment.en)
  expect(field.value).toBe('')
  expect(document.activeElement).toBe(field)
})

test('the focus stays with whoever has gone on while the comment was sent', async () => {
  const field = await showTyped()
  findButton(panelTexts.resolve.en).focus()
  await press(panelTexts.addComment.en)
  expect(field.value).toBe('')
  expect(document.activeElement).toBe(findButton(panelTexts.resolve.en))
})

test('the button of a comment that is being sent says that it waits, and keeps the focus', async () => {
  await showTyped()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const button = findButton(panelTexts.addComment.en)
  button.focus()
  await press(panelTexts.addComment.en)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(button)
})
