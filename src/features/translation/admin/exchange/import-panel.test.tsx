// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { leaveTexts } from '@/components/panel/leave/texts'
import { panelIntl } from '@/components/panel/panel-intl'
import { conflictingItem } from '../../../../../tests/helpers/conflicting-item'
import { endPart, findButton, showPart } from '../../../../../tests/helpers/panel-part'
import type { ImportReport } from '../../transfer/import-report'
import { exchangeTexts } from '../texts/exchange'
import { ImportPanel } from './import-panel.client'

vi.mock('@payloadcms/ui', () => import('../../../../../tests/helpers/payload-ui'))

afterEach(endPart)

function report(exportId: string): ImportReport {
  return {
    isDryRun: true,
    name: `${exportId}.xlf`,
    format: 'xliff-1.2',
    exportId,
    sourceLocale: 'ro',
    targetLocale: 'en',
    total: 1,
    counts: { apply: 0, 'apply-outdated': 0, unchanged: 0, unfinished: 0, conflict: 1, refused: 0 },
    stored: 0,
    items: [conflictingItem],
  }
}

/** The site, which finds that a file is of the export that its name says. */
async function show() {
  const checked: string[] = []
  vi.stubGlobal('fetch', (_path: string, { body }: RequestInit) => {
    const file = body instanceof FormData ? body.get('file') : null
    const name = file instanceof File ? file.name.replace('.xlf', '') : ''
    checked.push(name)
    return Promise.resolve(Response.json(report(name)))
  })
  await showPart(<ImportPanel intl={panelIntl('en')} />)
  return checked
}

function choose(name: string): void {
  const file = new File([name], `${name}.xlf`)
  // Which jsdom cannot do.
  Object.assign(file, { arrayBuffer: () => Promise.resolve(new TextEncoder().encode(name).buffer) })
  const field = document.querySelector('input[type=file]')
  if (field) Object.defineProperty(field, 'files', { value: [file], configurable: true })
}

async function press(name: string): Promise<void> {
  await act(async () => {
    findButton(name).click()
    // The file is read before it is sent.
    await new Promise((resolve) => setTimeout(resolve, 50))
  })
}

function chosen(): string | undefined {
  return document.querySelector<HTMLInputElement>('input[type=radio]:checked')?.parentElement
    ?.textContent
}

function takeTheirs(): void {
  const labels = [...document.querySelectorAll('label')]
  const theirs = labels.find(({ textContent }) => textContent === exchangeTexts.takeTheirs.en)
  act(() => theirs?.querySelector('input')?.click())
}

test('another file is looked at only once the editor gives the decisions up', async () => {
  const checked = await show()
  choose('first')
  await press(exchangeTexts.check.en)
  takeTheirs()
  choose('second')
  await press(exchangeTexts.check.en)
  expect(document.querySelector('dialog')?.textContent).toContain(exchangeTexts.otherFile.en)
  await press(leaveTexts.stay.en)
  expect(checked).toEqual(['first'])
  expect(chosen()).toBe(exchangeTexts.takeTheirs.en)

  await press(exchangeTexts.check.en)
  await press(exchangeTexts.checkOther.en)
  expect(checked).toEqual(['first', 'second'])
  expect(document.querySelector('dialog')).toBeNull()
  expect(chosen()).toBe(exchangeTexts.later.en)
})

test('the same file is looked at again without a question, and without losing a decision', async () => {
  const checked = await show()
  choose('first')
  await press(exchangeTexts.check.en)
  takeTheirs()
  await press(exchangeTexts.check.en)
  expect(checked).toEqual(['first', 'first'])
  expect(chosen()).toBe(exchangeTexts.takeTheirs.en)
})
