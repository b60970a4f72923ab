// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endPart, showPart } from '../../../../tests/helpers/panel-part'
import { settle } from '../../../../tests/helpers/settle'
import { Presence } from './presence.client'

vi.mock('@payloadcms/ui', () => ({
  useDocumentInfo: () => ({ globalSlug: 'contact' }),
  useTranslation: () => ({ i18n: { language: 'en' } }),
}))

let others: string[] = []

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ others })))
})

afterEach(() => {
  endPart()
  vi.useRealTimers()
})

function line(): Element | null {
  return document.querySelector('[role="status"]')
}

/** Lets the form ask once more, of which these are the answer. */
async function ask(present: string[]): Promise<void> {
  others = present
  await act(async () => {
    vi.advanceTimersByTime(12_000)
    await settle()
  })
}

test('who comes and goes is told in a line that is there before and after', async () => {
  others = []
  await showPart(<Presence />)
  const shown = line()
  expect(shown?.textContent).toBe('')
  await ask(['Vera', 'Ion'])
  expect(line()).toBe(shown)
  expect(shown?.textContent).toBe('Vera and Ion also have this page open.')
  await ask([])
  expect(line()).toBe(shown)
  expect(shown?.textContent).toBe('')
})

test('names that the line has no room for can be read by pointing at it', async () => {
  others = ['Vera']
  await showPart(<Presence />)
  expect(line()?.firstElementChild?.getAttribute('title')).toBe(line()?.textContent)
})
