// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { showInEditor } from '../../../../../tests/helpers/editor-part'
import { endPart, findButton, press } from '../../../../../tests/helpers/panel-part'
import { view } from '../../../../../tests/helpers/text-in-editor'
import { panelTexts } from '../texts/unit-panels'
import { SourcePanel } from './source-panel.client'

vi.mock('@payloadcms/ui', () => import('../../../../../tests/helpers/payload-ui'))

afterEach(endPart)

/** Confirms a translation, after which the site says whether its source is still another one. */
async function confirm({ isOutdated }: { isOutdated: boolean }): Promise<void> {
  await showInEditor({
    part: <SourcePanel />,
    text: { isOutdated: true },
    answer: { comments: [], view: view({ isOutdated }) },
  })
  findButton(panelTexts.stillValid.en).focus()
  await press(panelTexts.stillValid.en)
}

test('the focus goes to the source when a confirmation takes its button away', async () => {
  await confirm({ isOutdated: false })
  expect(document.body.textContent).not.toContain(panelTexts.stillValid.en)
  expect(document.activeElement?.id).toBe('unit-source')
})

test('the focus stays on the button of a confirmation that is still needed', async () => {
  await confirm({ isOutdated: true })
  expect(document.activeElement).toBe(findButton(panelTexts.stillValid.en))
})
