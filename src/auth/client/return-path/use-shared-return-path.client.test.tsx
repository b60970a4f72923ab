// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endPart, showPart } from '../../../../tests/helpers/panel-part'
import { useSharedReturnPath } from './use-shared-return-path.client'
import { useStoredReturnPath } from './use-return-path.client'
import { storeReturnPath, storedReturnPath } from './return-path'

const back = '/en/become?a=1#apply'
const question = 'where from?'

/** The channels of the page, and what they tell the other tabs. */
const channels = new Set<EventTarget>()
const postMessage = vi.fn()

function Screen({ part }: { part: 'waits' | 'asks' }) {
  useSharedReturnPath({ locale: 'en', mail: 'reset', part })
  return <p>{useStoredReturnPath('en') ?? 'home'}</p>
}

function hear(data: unknown): void {
  act(() => {
    for (const channel of channels) channel.dispatchEvent(new MessageEvent('message', { data }))
  })
}

const leadsTo = () => document.querySelector('p')?.textContent

beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', function openChannel() {
    const channel = new EventTarget()
    channels.add(channel)
    return Object.assign(channel, {
      postMessage: postMessage,
      close: () => channels.delete(channel),
    })
  })
})

afterEach(() => {
  endPart()
  postMessage.mockClear()
  storeReturnPath(null)
})

test('a tab that a mail has opened gets the return path from the one that waits for it', async () => {
  await showPart(<Screen part="asks" />)
  expect(leadsTo()).toBe('home')
  expect(postMessage.mock.calls).toEqual([[question]])
  hear(back)
  expect(leadsTo()).toBe(back)
  expect(storedReturnPath('ru')).toBe('/ru/become?a=1#apply')
})

test('the one that waits tells it, and asks nobody', async () => {
  storeReturnPath(back)
  await showPart(<Screen part="waits" />)
  expect(postMessage).not.toHaveBeenCalled()
  hear(question)
  expect(postMessage.mock.calls).toEqual([[back]])
  hear('/en/about')
  expect(leadsTo()).toBe(back)
})

test('one that knows none says nothing, and learns nothing from another that waits', async () => {
  await showPart(<Screen part="waits" />)
  hear(question)
  expect(postMessage).not.toHaveBeenCalled()
  hear(back)
  expect(leadsTo()).toBe('home')
})

test.each(['https://evil.example/en', '//evil.example', '/admin', { back }, 7, null])(
  'what is no page of the site leads nowhere: %j',
  async (message) => {
    await showPart(<Screen part="asks" />)
    hear(message)
    expect(leadsTo()).toBe('home')
    expect(storedReturnPath('en')).toBeNull()
  },
)
