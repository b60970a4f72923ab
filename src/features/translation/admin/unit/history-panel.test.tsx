// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import type { UnitChange } from '../../reading/views'
import { showInEditor } from '../../../../../tests/helpers/editor-part'
import { endPart, press } from '../../../../../tests/helpers/panel-part'
import { noticeTexts } from '../texts/unit-notices'
import { panelTexts } from '../texts/unit-panels'
import { HistoryPanel } from './history-panel.client'

vi.mock('@payloadcms/ui', () => import('../../../../../tests/helpers/payload-ui'))

afterEach(endPart)

const earlier = 'See the <a id="1">terms</a>.'

const change: UnitChange = {
  id: 1,
  at: '2026-03-03T12:00:00Z',
  by: 'Ana',
  fromText: earlier,
  toText: 'Read.',
  fromSource: 'Vedeți <a id="1">termenii</a>.',
  toSource: null,
  fromState: 'draft',
  toState: 'draft',
  origin: 'desk',
  note: null,
}

/** Takes up the text from before the change of an English text, while the Romanian says this. */
async function restoredBeside(ro: string) {
  const editor = await showInEditor({
    part: <HistoryPanel />,
    text: { format: 'rich-text', text: 'Read.', source: ro, texts: { ro, en: 'Read.', ru: null } },
    answer: { comments: [], changes: [change] },
  })
  await press(panelTexts.history.en)
  await press(panelTexts.restoreFirst.en)
  const { text, state } = editor()
  return { text, said: state.notice?.text }
}

test('an earlier text is restored with the links that its numbers still stand for', async () => {
  expect(await restoredBeside('Citiți <a id="1">termenii</a>.')).toEqual({
    text: earlier,
    said: noticeTexts.restored.en,
  })
})

test('an earlier text is restored without links that would lead elsewhere now, and says so', async () => {
  const ro = 'Citiți <a id="1">regulile</a> și <a id="2">termenii</a>.'
  expect(await restoredBeside(ro)).toEqual({
    text: 'See the terms.',
    said: noticeTexts.restoredWithoutLinks.en,
  })
})
