// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { endPart, press } from '../../../../../tests/helpers/panel-part'
import { showInEditor } from '../../../../../tests/helpers/editor-part'
import { view } from '../../../../../tests/helpers/text-in-editor'
import { unitTexts } from '../texts/unit'
import { WithoutSource } from './without-source.client'

vi.mock('@payloadcms/ui', () => import('../../../../../tests/helpers/payload-ui'))

afterEach(endPart)

test('a paragraph that is removed is not removed again before its page has gone', async () => {
  const assign = vi.fn()
  vi.stubGlobal('location', { assign })
  const rights = { ...view().rights, mayApprove: true }
  await showInEditor({
    part: <WithoutSource />,
    text: { untranslated: [], rights },
    answer: { comments: [] },
  })
  await press(unitTexts.removeBlock.en)
  expect(assign).toHaveBeenCalledTimes(1)
  expect(document.body.textContent).toContain(unitTexts.withoutSource.en)
  expect([...document.querySelectorAll('button')]).toEqual([])
})
