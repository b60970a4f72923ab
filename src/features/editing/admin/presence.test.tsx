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
let isTooLong = false

/** Lets a line be as high as its words at once: jsdom lays nothing out. */
class Sizes {
  readonly tell: () => void
  constructor(tell: () => void) {
    this.tell = tell
  }
  observe(shown: Element) {
    Object.defineProperty(shown, 'scrollHeight', { configurable: true, value: isTooLong ? 54 : 36 })
    Object.defineProperty(shown, 'clientHeight', { configurable: true, value: 36 })
    this.tell()
  }
  disconnect() {
    // Nothing to let go of.
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  isTooLong = false
  vi.stubGlobal('ResizeObserver', Sizes)
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

test('names that the line has no room for are shown by a button, and only those', async () => {
  others = ['Vera']
  await showPart(<Presence />)
  expect(document.querySelector('button')).toBeNull()
  isTooLong = true
  await ask(['Vera', 'Ion', 'Ecaterina', 'Alexandrina'])
  const button = document.querySelector('button')
  expect(button?.ariaLabel).toBe('Show all names')
  expect(button?.ariaExpanded).toBe('false')
  expect(line()?.contains(button)).toBe(false)
  act(() => button?.click())
  expect(button?.ariaExpanded).toBe('true')
  await ask([])
  expect(document.querySelector('button')).toBeNull()
  isTooLong = false
  await ask(['Vera'])
  expect(document.querySelector('button')).toBeNull()
  isTooLong = true
  await ask(['Vera', 'Ion', 'Ecaterina', 'Alexandrina'])
  expect(document.querySelector('button')?.ariaExpanded).toBe('false')
})
