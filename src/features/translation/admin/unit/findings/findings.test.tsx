// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { showInEditor } from '../../../../../../tests/helpers/editor-part'
import { endPart, findButton, press, type } from '../../../../../../tests/helpers/panel-part'
import { view } from '../../../../../../tests/helpers/text-in-editor'
import type { Finding } from '../../../types'
import { panelTexts } from '../../texts/unit-panels'
import { Findings } from './findings.client'

vi.mock('@payloadcms/ui', () => import('../../../../../../tests/helpers/payload-ui'))

afterEach(endPart)

function finding(changes: Partial<Finding>): Finding {
  return { check: 'repeated-word', level: 'warning', args: {}, fingerprint: 'f', ...changes }
}

/** Shows these; gives what puts others in their place, as after a correction. */
async function show(findings: Finding[]) {
  const answer = { comments: [] }
  const editor = await showInEditor({ part: <Findings />, text: { findings }, answer })
  return (others: Finding[]) => {
    const text = 'Welcome!'
    act(() => {
      const { dispatch } = editor()
      dispatch({ type: 'typed', text, caret: { start: 8, end: 8 }, at: 1 })
      dispatch({ type: 'checked', checked: { text, findings: others, missingTail: null } })
    })
  }
}

function field(): HTMLInputElement | null {
  return document.querySelector('input')
}

/** Begins to dismiss one of them, with these words. */
function beginDismissing({ index, words }: { index: number; words: string }): void {
  const buttons = [...document.querySelectorAll('button')]
  const opening = buttons.filter(({ textContent }) => textContent === panelTexts.dismiss.en)
  act(() => opening[index]?.click())
  const shown = field()
  expect(document.activeElement).toBe(shown)
  if (shown) type(shown, words)
}

test('a reason that is typed stays when a correction changes what is measured', async () => {
  const cutOff = (percent: number) =>
    finding({ check: 'cut-off', args: { percent, reasons: '[]' }, fingerprint: `${percent}` })
  const space = finding({ check: 'spaces' })
  const correct = await show([space, cutOff(62)])
  beginDismissing({ index: 1, words: 'It ends so' })
  const typedIn = field()
  correct([cutOff(57)])
  expect(field()?.value).toBe('It ends so')
  expect(field()).toBe(typedIn)
})

test('of two equal findings one keeps the reason that is typed for it when the other goes', async () => {
  const first = finding({ args: { word: 'la' }, fingerprint: 'f1' })
  const second = finding({ args: { word: 'la' }, fingerprint: 'f2' })
  const correct = await show([first, second])
  beginDismissing({ index: 1, words: 'A song' })
  expect(document.querySelectorAll('li')[1]?.contains(field())).toBe(true)
  const typedIn = field()
  correct([{ ...second, fingerprint: 'f3' }])
  expect(document.querySelectorAll('li')).toHaveLength(1)
  expect(field()?.value).toBe('A song')
  expect(field()).toBe(typedIn)
  await press(panelTexts.cancel.en)
  expect(field()).toBeNull()
})

test('buttons stay while the text is checked, and correct no other text than they were found in', async () => {
  const space = (start: number) =>
    finding({ check: 'spaces', range: { start, end: start + 2 }, fix: ' ' })
  const text = { text: 'Welcome  home', findings: [space(7)] }
  const editor = await showInEditor({ part: <Findings />, text, answer: { comments: [] } })
  const { dispatch } = editor()
  const fix = findButton(panelTexts.fix.en)
  const written = 'Buna\u0306! Welcome  home'
  act(() => dispatch({ type: 'typed', text: written, caret: { start: 6, end: 6 }, at: 1 }))
  expect(findButton(panelTexts.fix.en)).toBe(fix)
  await press(panelTexts.fix.en)
  expect(editor().text).toBe(written)
  // The site knows the letter as one.
  const checked = { text: 'Bună! Welcome  home', findings: [space(13)], missingTail: null }
  act(() => dispatch({ type: 'checked', checked }))
  expect(findButton(panelTexts.fix.en)).toBe(fix)
  await press(panelTexts.fix.en)
  expect(editor().text).toBe('Bună! Welcome home')
})

test.each([panelTexts.dismissNow.en, panelTexts.cancel.en])(
  'the focus goes to the heading when a finding is dismissed, or not: %s',
  async (button) => {
    const space = finding({ check: 'spaces' })
    const by = { by: 'Ana', at: '2026-03-03T12:00:00Z' }
    const dismissal = { check: 'spaces', fingerprint: 'f', reason: 'So', ...by, finding: space }
    const answer = { comments: [], view: view({ findings: [space], dismissed: [dismissal] }) }
    await showInEditor({ part: <Findings />, text: { findings: [space] }, answer })
    beginDismissing({ index: 0, words: 'It is right' })
    findButton(button).focus()
    await press(button)
    expect(field()).toBeNull()
    expect(document.activeElement?.id).toBe('unit-findings')
  },
)

test.each([
  [panelTexts.markCut.en, []],
  [panelTexts.confirmCut.en, [finding({ check: 'cut-off' })]],
])('the focus goes to the heading when a cut is confirmed: %s', async (button, findings) => {
  const rights = { ...view().rights, mayApprove: true }
  const confirmed = { by: 'Ana', at: '2026-03-03T12:00:00Z' }
  const cut = finding({ check: 'cut-off', level: 'error', confirmed })
  const answer = { comments: [], view: view({ rights, findings: [cut] }) }
  await showInEditor({ part: <Findings />, text: { rights, findings }, answer })
  findButton(button).focus()
  await press(button)
  expect(() => findButton(button)).toThrow()
  expect(document.activeElement?.id).toBe('unit-findings')
})
