// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { fillIn } from '@/i18n/fill-in'
import { localeNames, type Locale } from '@/i18n/locales'
import { endPart, findButton, press, showPart } from '../../../../tests/helpers/panel-part'
import { said } from '../../../../tests/helpers/payload-ui'
import { formTexts } from './form-texts'
import { UnpublishMenuButtons } from './unpublish-button.client'

vi.mock('@payloadcms/ui', () => import('../../../../tests/helpers/payload-ui'))
vi.mock('./use-record-form.client', () => ({
  useRecordForm: () => ({ saveDraft: () => Promise.resolve(true) }),
}))

afterEach(endPart)

/** Answers as the site that has taken these languages of a record away. */
function answerWith(withdrawn: Locale[]): void {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ withdrawn })))
}

test('the focus is where the menu was opened from when its question is', async () => {
  await showPart(
    <>
      <div className="doc-controls__popup">
        <button className="popup-button" type="button" />
      </div>
      <UnpublishMenuButtons container="projects" language="en" />
    </>,
  )
  findButton(formTexts.withdrawAll.en).focus()
  await press(formTexts.withdrawAll.en)
  // What the browser gives the focus back to is what has it when the dialog is shown.
  expect(document.querySelector('dialog')).not.toBeNull()
  expect(document.activeElement?.className).toBe('popup-button')
})

test('who stays on the page when it is to be loaded anew has it without the dialog', async () => {
  answerWith(['ro'])
  // The browser asks whether to leave, and is told to stay.
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  await showPart(<UnpublishMenuButtons container="projects" language="en" />)
  const values = { language: localeNames.ro.name }
  await press(fillIn({ text: formTexts.withdraw.en, values }))
  expect(document.querySelector('dialog')).not.toBeNull()
  await press(formTexts.withdrawConfirm.en)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(document.querySelector('dialog')).toBeNull()
})

test.each([
  [['ro', 'ru'], 'Unpublished: Română, Русский.'],
  [[], formTexts.notWithdrawn.en],
] satisfies [Locale[], string][])(
  'of all languages only those are told that were published: %j',
  async (withdrawn, told) => {
    answerWith(withdrawn)
    vi.stubGlobal('location', { reload: vi.fn() })
    await showPart(<UnpublishMenuButtons container="projects" language="en" />)
    await press(formTexts.withdrawAll.en)
    expect(document.querySelector('dialog')?.textContent).not.toContain(localeNames.en.name)
    await press(formTexts.withdrawConfirm.en)
    expect(said.at(-1)).toBe(told)
  },
)
