// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { endPart, findButton, press, showPart } from '../../../../tests/helpers/panel-part'
import { MergeDialog } from './merge-dialog.client'
import { mergingTexts } from './texts'

vi.mock('@payloadcms/ui', () => import('../../../../tests/helpers/payload-ui'))

const apply = vi.fn()

function show(theirs: string): Promise<void> {
  const field = { path: 'title', label: 'Title', mine: { text: 'By Ana' } }
  return showPart(
    <MergeDialog
      conflict={{
        by: null,
        at: null,
        fields: [{ ...field, theirs: { value: theirs, text: theirs } }],
      }}
      hasDrafts
      lang="en"
      language="en"
      onApply={apply}
      onClose={() => {}}
    />,
  )
}

function choices(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')]
}

afterEach(() => {
  endPart()
  apply.mockReset()
})

test('it opens on its title, where a key that was meant for the form chooses nothing', async () => {
  await show('By Boris')
  expect(document.activeElement?.textContent).toBe(mergingTexts.title.en)
})

test('a choice between other texts than those shown now has to be made again', async () => {
  await show('By Boris')
  act(() => choices()[0]?.click())
  await show('By Boris, once more')
  expect(choices().map(({ checked }) => checked)).toEqual([false, false])
  expect(findButton(mergingTexts.apply.en).disabled).toBe(true)
  act(() => choices()[1]?.click())
  await press(mergingTexts.apply.en)
  expect(apply).toHaveBeenCalledWith(new Map([['title', 'mine']]))
})
